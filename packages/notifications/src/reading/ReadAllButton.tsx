import { FailureMessage } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { provideReadAll } from './readAllFlow.ts';

/** Marks all as read, with errors beside the button; hidden without unread notifications. */
export function ReadAllButton() {
  const { t } = useTexts();
  const actor = usePersistentActor('notifications.readAll', provideReadAll, { input: null });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const confirm = () => actor.send({ type: 'command.confirmed' });
  return (
    <>
      <Button variant="secondary" size="compact" isPending={isBusy} onPress={confirm}>
        {t('readAll')}
      </Button>
      {failure && <FailureMessage title={t('readAllFailed')} failure={failure} onRetry={confirm} />}
    </>
  );
}
