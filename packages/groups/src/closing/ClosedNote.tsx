import { type Group, groupDeletedAt } from '@saudagar/contract';
import { FailureMessage } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button, formatDate, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { useMembership } from '../useMembership.ts';
import { provideReopen } from './closeFlow.ts';

/** Says since when a group is closed and until when; its admin can reopen it (GRP-172). */
export function ClosedNote({ group, closedAt }: { group: Group; closedAt: string }) {
  const { t, locale } = useTexts();
  const isAdmin = useMembership(group) === 'admin';
  const closed = new Date(closedAt);
  const end = formatDate(groupDeletedAt(closed), locale);
  const dates = { date: formatDate(closed, locale), end };
  return (
    <>
      <InlineMessage>{t('close.closed', dates)}</InlineMessage>
      {isAdmin && <Reopen group={group} />}
    </>
  );
}

function Reopen({ group: { id, name } }: { group: Group }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`groups.reopen.${id}`, provideReopen, { input: { id } });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useActorResult(actor, 'command.done', () => notifier.success(lazy('close.reopened', { name })));
  return (
    <div className="sg-group-card-actions">
      <Button
        variant="primary"
        size="compact"
        isPending={isBusy}
        onPress={() => actor.send({ type: 'command.confirmed' })}
      >
        {t('close.reopen')}
      </Button>
      <FailureMessage failure={failure} title={t('close.reopenFailed')} isDetailed isAnswer />
    </div>
  );
}
