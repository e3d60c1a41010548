import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { PlainButton } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { provideReadOne, readOneKey } from './readOneFlow.ts';

interface ReadButtonProps {
  /** The notification's id. */
  id: string;
  /** Called at the press, before anything is sent. */
  onPress: () => void;
}

/** Marks one notification as read; a toast tells a failure, even on the next page. */
export function ReadButton({ id, onPress }: ReadButtonProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(readOneKey(id), provideReadOne, { input: { id } });
  useActorResult(actor, 'command.failed', ({ failure }) =>
    notifier.error(failure.detail ?? lazy('readFailed')),
  );
  const read = () => {
    onPress();
    actor.send({ type: 'command.confirmed' });
  };
  return (
    <PlainButton className="sg-notification-read" onPress={read}>
      {t('read')}
    </PlainButton>
  );
}
