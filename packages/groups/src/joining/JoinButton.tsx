import type { Group } from '@saudagar/contract';
import { FailureMessage } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTexts } from '../texts.ts';
import { provideJoin } from './joinFlow.ts';

/** Joins a public group, or requests to join a private one (GRP-041–048, GRP-050). */
export function JoinButton({ group }: { group: Group }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, name, group_type } = group;
  const actor = usePersistentActor(`groups.join.${id}`, provideJoin, { input: { id } });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isAsking = group_type === 'private';
  useActorResult(actor, 'command.done', ({ done }) => {
    notifier.success(lazy(done.membership === 'pending' ? 'join.asked' : 'join.joined', { name }));
  });
  const join = () => actor.send({ type: 'command.confirmed' });
  return (
    <>
      <Button
        variant="primary"
        size="compact"
        icon={<UserPlus />}
        aria-label={t(isAsking ? 'join.askNamed' : 'join.named', { name })}
        isPending={isBusy}
        onPress={join}
      >
        {t(isAsking ? 'join.ask' : 'join.action')}
      </Button>
      <FailureMessage
        failure={failure}
        title={t('join.failed', { name })}
        isDetailed
        isAnswer
        onRetry={join}
        isRetrying={isBusy}
      />
    </>
  );
}
