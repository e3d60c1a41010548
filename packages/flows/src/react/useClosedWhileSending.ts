import type { ApiError } from '@saudagar/contract';
import {
  type DetachedDialog,
  useEmitted,
  useFailureText,
  useOutcome,
  usePortal,
} from '@saudagar/portal';
import type { ActorRef, Snapshot } from 'xstate';
import type { FormEmitted } from '../formMachine.ts';
import { useTexts } from './texts.ts';

/** What a dialog needs of its form's actor to tell of an end that nobody saw. */
export type SendingActor = Pick<ActorRef<Snapshot<unknown>, never, FormEmitted<unknown>>, 'on'>;

/** Words and way back of a dialog that may be closed while it is sent. */
export interface ClosedWhileSending {
  /** Title of the dialog, by which a notice names it. */
  title: string;
  /** Words for the reason. @default the server's own, or why the call failed */
  failureText?: ((failure: ApiError) => string) | undefined;
  /** The dialog, for a notice to show it again after a failure. It finds what was filled in. */
  reopened: DetachedDialog;
}

/**
 * Lets a dialog be closed while its form is sent, which goes on: a notice says so, and another tells
 * of a failure and opens the dialog again. Its owner tells of success by `useOutcome`.
 */
export function useClosedWhileSending(
  actor: SendingActor & { getSnapshot(): { hasTag(tag: 'busy'): boolean } },
  options: ClosedWhileSending,
): void {
  const { title, failureText, reopened } = options;
  const { notifier, dialogs } = usePortal();
  const ownText = useFailureText();
  const { lazy } = useTexts();
  useEmitted(actor, 'form.closed', () => {
    if (actor.getSnapshot().hasTag('busy')) notifier.info(lazy('form.goesOn'));
  });
  useOutcome(actor, 'form.refused', ({ failure }, isShown) => {
    if (isShown) return;
    const reason = failureText?.(failure) ?? failure.detail ?? ownText(failure);
    notifier.error(lazy('form.unsent', { title, reason }), {
      // Nobody is to miss that what they wrote is not sent.
      duration: Number.POSITIVE_INFINITY,
      action: { label: lazy('form.reopen'), onAction: () => dialogs.show(reopened) },
    });
  });
}
