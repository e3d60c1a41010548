import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { UnstyledButton } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { provideReadOne, readOneKey } from './readOneFlow.ts';

interface ReadButtonProps {
  /** Id of the notification. */
  notificationId: string;
  /** Called on press, before the request. */
  onPress: () => void;
}

/** Marks a notification as read; a failure shows a toast, even on the next page. */
export function ReadButton({ notificationId, onPress }: ReadButtonProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(readOneKey(notificationId), provideReadOne, {
    input: { id: notificationId },
  });
  useActorResult(actor, 'command.failed', ({ failure }) =>
    notifier.error(failure.detail ?? lazy('readFailed')),
  );
  const read = () => {
    onPress();
    actor.send({ type: 'command.confirmed' });
  };
  return (
    <UnstyledButton className="sg-notification-read" onPress={read}>
      {t('read')}
    </UnstyledButton>
  );
}
