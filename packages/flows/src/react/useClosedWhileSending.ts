import type { ApiError } from '@saudagar/contract';
import { type DetachedDialog, useActorResult, useFailureText, usePortal } from '@saudagar/portal';
import type { Notifier } from '@saudagar/ui';
import { useEffect, useRef } from 'react';
import { failureSentence } from './failureSentence.ts';
import { useTexts } from './texts.ts';

/** An actor that sends while it is tagged `busy`, and emits its failures under `Failed`. */
export interface SendingActor<Failed extends string = 'form.refused'> {
  getSnapshot(): { status: string; hasTag(tag: 'busy'): boolean };
  on(type: Failed, handler: (emitted: Failure<Failed>) => void): { unsubscribe(): void };
  subscribe(observer: { next: () => void; complete: () => void }): { unsubscribe(): void };
}

interface Failure<Failed extends string> {
  type: Failed;
  failure: ApiError;
}

/** Words and way back of a dialog that may be closed while it is sent. */
export interface ClosedWhileSending {
  /** Title of the dialog, by which a notice names it. */
  title: string;
  /** Says what could not be done, before the reason. @default names the dialog */
  failureTitle?: string | undefined;
  /** Words for the reason. @default the server's own, or why the call failed */
  failureText?: ((failure: ApiError) => string) | undefined;
  /**
   * The dialog, for a notice to show it again after a failure. It finds what was filled in.
   * @default nothing was filled in, so the failure alone is told
   */
  reopened?: DetachedDialog | undefined;
}

/** The latest notice about an actor: it goes with the next, or once a dialog shows it. */
const notices = new WeakMap<object, number>();

/**
 * Lets a dialog be closed while it sends, which goes on: a notice says so, and another tells of a
 * failure and opens the dialog again. Its owner tells of success by `useActorResult`.
 */
export function useClosedWhileSending<Failed extends string>(
  actor: SendingActor<NoInfer<Failed>>,
  failed: Failed,
  options: ClosedWhileSending,
): void {
  const { title, failureTitle, failureText, reopened } = options;
  const { notifier, dialogs } = usePortal();
  const ownText = useFailureText();
  const { lazy } = useTexts();
  const goesOn = useRef(lazy('form.goesOn'));
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    dismiss(actor, notifier);
    return () => {
      isShown.current = false;
      // Later, since React's strict mode takes a view away and brings it back at once.
      queueMicrotask(() => {
        if (isShown.current || !isSending(actor)) return;
        const notice = notifier.info(goesOn.current);
        notices.set(actor, notice);
        whenSent(actor, () => notifier.dismiss(notice));
      });
    };
  }, [actor, notifier]);
  useActorResult<Failure<Failed>, Failed>(actor as never, failed, (emitted, isSeen) => {
    if (isSeen) return;
    dismiss(actor, notifier);
    const { failure } = emitted as Failure<Failed>;
    const reason = failureText?.(failure) ?? failure.detail ?? ownText(failure);
    const text = failureTitle
      ? failureSentence(failureTitle, failure, reason)
      : lazy('form.unsent', { title, reason });
    if (!reopened) return void notifier.error(text);
    const notice = notifier.error(text, {
      // Nobody is to miss that what they wrote is not sent.
      duration: Number.POSITIVE_INFINITY,
      action: { label: lazy('form.reopen'), onAction: () => dialogs.show(reopened) },
    });
    notices.set(actor, notice);
  });
}

function isSending<Failed extends string>(actor: SendingActor<Failed>): boolean {
  const snapshot = actor.getSnapshot();
  return snapshot.status === 'active' && snapshot.hasTag('busy');
}

function whenSent<Failed extends string>(actor: SendingActor<Failed>, then: () => void) {
  const look = () => {
    if (isSending(actor)) return;
    subscription.unsubscribe();
    then();
  };
  const subscription = actor.subscribe({ next: look, complete: look });
}

function dismiss(actor: object, notifier: Notifier) {
  const notice = notices.get(actor);
  if (notice !== undefined) notifier.dismiss(notice);
}
