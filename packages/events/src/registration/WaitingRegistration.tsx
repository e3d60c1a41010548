import type { Event } from '@saudagar/contract';
import { failureOf, useFailureText, usePortal, type WaitingWrite } from '@saudagar/portal';
import { Button, InlineMessage } from '@saudagar/ui';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { followRegistration, isGivingUp } from './waitingRegistrationFlow.ts';

interface WaitingRegistrationProps {
  event: Event;
  item: WaitingWrite;
  /** Id of the element that names the event, for `aria-describedby`. */
  about?: string | undefined;
}

/** A registration, or giving it up, that waits for the server or was refused (EVT-373, EVT-374). */
export function WaitingRegistration({ event, item, about }: WaitingRegistrationProps) {
  const { t, lazy } = useTexts();
  const portal = usePortal();
  const failureText = useFailureText();
  const failure = failureOf(item);
  const kind = isGivingUp(item) ? 'leave' : 'register';
  const { waiting, notifier } = portal;
  useEffect(() => {
    followRegistration(portal, event, item, {
      onSent: (message) => notifier.success(message ?? lazy('leave.done')),
      onRefused: ({ detail }) => notifier.error(detail ?? lazy(`waiting.${kind}Refused`)),
    });
  }, [portal, event, item, kind, notifier, lazy]);
  const named = about ? { 'aria-describedby': about } : {};
  return (
    <div className="sg-event-waiting">
      <InlineMessage
        kind={failure ? 'error' : 'offline'}
        {...(failure && { onRetry: () => waiting.retry(item.id) })}
      >
        {failure
          ? `${t(`waiting.${kind}Refused`)} ${failure.detail ?? failureText(failure)}`
          : t(`waiting.${kind}`)}
      </InlineMessage>
      <Button {...named} variant="quiet" size="small" onPress={() => waiting.remove(item.id)}>
        {t(failure ? 'waiting.close' : 'waiting.takeBack')}
      </Button>
    </div>
  );
}
