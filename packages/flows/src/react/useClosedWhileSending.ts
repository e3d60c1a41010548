import type { ApiError } from '@saudagar/contract';
import { type DetachedDialog, useActorResult, useFailureText, usePortal } from '@saudagar/portal';
import type { Notifier } from '@saudagar/ui';
import { useEffect, useRef } from 'react';
import { failureSentence } from './failureSentence.ts';
import { useTexts } from './texts.ts';

/** An actor that sends while tagged `busy`, and emits its failures under `Failed`. */
export interface SendingActor<Failed extends string = 'form.refused'> {
  getSnapshot(): { status: string; hasTag(tag: 'busy'): boolean };
  on(type: Failed, handler: (emitted: Failure<Failed>) => void): { unsubscribe(): void };
  subscribe(observer: { next: () => void; complete: () => void }): { unsubscribe(): void };
}

interface Failure<Failed extends string> {
  type: Failed;
  failure: ApiError;
}

/** Texts of a dialog that may be closed while sending, and how to reopen it. */
export interface ClosedWhileSending {
  /** Title of the dialog, by which a toast names it. */
  title: string;
  /** Says what failed, before the reason. @default names the dialog */
  failureTitle?: string | undefined;
  /** Words the reason. @default the server's own message, or the kit's */
  failureText?: ((failure: ApiError) => string) | undefined;
  /**
   * The dialog, for a toast to reopen after a failure, with its input.
   * @default no input, so that only the failure is announced
   */
  reopened?: DetachedDialog | undefined;
}

/** The latest toast about an actor: removed by the next one, or once a dialog shows it. */
const toasts = new WeakMap<object, number>();

/**
 * Lets a dialog be closed while it is sending: a toast says so, and another announces a failure and
 * reopens the dialog. Its owner announces success by `useActorResult`.
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
      // Deferred, since React's strict mode unmounts a view and remounts it at once.
      queueMicrotask(() => {
        if (isShown.current || !isSending(actor)) return;
        const toast = notifier.info(goesOn.current);
        toasts.set(actor, toast);
        whenSent(actor, () => notifier.dismiss(toast));
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
    const toast = notifier.error(text, {
      // Persistent, so that nobody misses that their input was not sent.
      duration: Number.POSITIVE_INFINITY,
      action: { label: lazy('form.reopen'), onAction: () => dialogs.show(reopened) },
    });
    toasts.set(actor, toast);
  });
}

function isSending<Failed extends string>(actor: SendingActor<Failed>): boolean {
  const snapshot = actor.getSnapshot();
  return snapshot.status === 'active' && snapshot.hasTag('busy');
}

function whenSent<Failed extends string>(actor: SendingActor<Failed>, then: () => void) {
  const check = () => {
    if (isSending(actor)) return;
    subscription.unsubscribe();
    then();
  };
  const subscription = actor.subscribe({ next: check, complete: check });
}

function dismiss(actor: object, notifier: Notifier) {
  const toast = toasts.get(actor);
  if (toast !== undefined) notifier.dismiss(toast);
}
