import type { Group } from '@saudagar/contract';
import { FailureMessage } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { Badge, Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Clock from 'lucide-react/icons/clock';
import { useTexts } from '../texts.ts';
import { provideWithdraw } from './withdrawFlow.ts';

/** The member's pending request to join, with Withdraw (GRP-048). */
export function PendingRequest({ group }: { group: Group }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, name } = group;
  const actor = usePersistentActor(`groups.withdraw.${id}`, provideWithdraw, { input: { id } });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useActorResult(actor, 'command.done', () => notifier.success(lazy('join.withdrawn')));
  return (
    <>
      <Badge icon={<Clock />} className="sg-group-pending">
        {t('join.requested')}
      </Badge>
      <Button
        size="compact"
        aria-label={t('join.withdrawNamed', { name })}
        isPending={isBusy}
        onPress={() => actor.send({ type: 'command.confirmed' })}
      >
        {t('join.withdraw')}
      </Button>
      <FailureMessage failure={failure} title={t('join.withdrawFailed')} isDetailed isAnswer />
    </>
  );
}
