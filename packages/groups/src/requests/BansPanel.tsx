import type { GroupBan } from '@saudagar/contract';
import { FailureMessage, ListView } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal, useViewActor } from '@saudagar/portal';
import { Button, RelativeTime, useFocusRecovery } from '@saudagar/ui';
import { useMemberName } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { MemberLine } from '../members/MemberLine.tsx';
import { PersonSkeleton } from '../members/PersonSkeleton.tsx';
import { useTexts } from '../texts.ts';
import { provideBans, provideLiftBan } from './bansFlow.ts';

/** Members banned from a group, each with Lift (GRP-166). */
export function BansPanel({ groupId: id }: { groupId: string }) {
  const { t } = useTexts();
  const titleId = useId();
  const actor = useViewActor(provideBans, { query: { id } });
  const container = useRef<HTMLDivElement>(null);
  useFocusRecovery(
    container,
    useSelector(actor, ({ context }) => context.items),
  );
  return (
    <section className="sg-group-bans" aria-labelledby={titleId}>
      <h2 id={titleId} className="sg-group-section-title">
        {t('bans.title')}
      </h2>
      <div ref={container} className="sg-group-people">
        <ListView
          actor={actor}
          aria-label={t('bans.list')}
          idOf={({ user }) => user.id}
          skeleton={<PersonSkeleton />}
          skeletons={1}
          failureTitle={t('bans.notLoaded')}
          empty={<p className="sg-groups-note">{t('bans.none')}</p>}
        >
          {(ban) => <BanRow groupId={id} ban={ban} />}
        </ListView>
      </div>
    </section>
  );
}

interface BanRowProps {
  groupId: string;
  ban: GroupBan;
}

function BanRow({ groupId, ban: { user, banned_by, created_at } }: BanRowProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const nameOf = useMemberName();
  const name = nameOf(user);
  const actor = usePersistentActor(`groups.lift.${groupId}.${user.id}`, provideLiftBan, {
    input: { id: groupId, userId: user.id },
  });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useActorResult(actor, 'command.done', () => notifier.success(lazy('bans.lifted', { name })));
  return (
    <div className="sg-group-person-row">
      <MemberLine member={user} />
      <p className="sg-group-admin">
        {banned_by && (
          <>
            {t('bans.by', { name: nameOf(banned_by) })}
            {' · '}
          </>
        )}
        <RelativeTime date={created_at} />
      </p>
      <Button
        size="compact"
        aria-label={t('bans.liftNamed', { name })}
        isPending={isBusy}
        onPress={() => actor.send({ type: 'command.confirmed' })}
      >
        {t('bans.lift')}
      </Button>
      <FailureMessage failure={failure} title={t('bans.failed')} isDetailed isAnswer />
    </div>
  );
}
