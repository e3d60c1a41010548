import type { SentGroupInvitation } from '@saudagar/contract';
import { FailureMessage, ListView } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal, useUser } from '@saudagar/portal';
import { Button, RelativeTime, useFocusRecovery } from '@saudagar/ui';
import { Person, useMemberName } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PersonSkeleton } from '../members/PersonSkeleton.tsx';
import { isInside } from '../membershipOf.ts';
import { useTexts } from '../texts.ts';
import type { sentInvitationsMachine } from './sentFlow.ts';
import { provideWithdrawInvitation } from './withdrawFlow.ts';

interface SentInvitationsProps {
  groupId: string;
  actor: ActorRefFrom<typeof sentInvitationsMachine>;
}

/** Open invitations of a group, which its admin can withdraw. */
export function SentInvitations({ groupId, actor }: SentInvitationsProps) {
  const { t } = useTexts();
  const titleId = useId();
  const container = useRef<HTMLDivElement>(null);
  useFocusRecovery(
    container,
    useSelector(actor, ({ context }) => context.items),
  );
  return (
    <section className="sg-group-invitations" aria-labelledby={titleId}>
      <h3 id={titleId} className="sg-group-section-title">
        {t('sent.title')}
      </h3>
      <div ref={container} className="sg-group-people">
        <ListView
          actor={actor}
          aria-label={t('sent.list')}
          idOf={({ user }) => user.id}
          skeleton={<PersonSkeleton />}
          skeletons={1}
          failureTitle={t('sent.notLoaded')}
          empty={<p className="sg-groups-note">{t('sent.none')}</p>}
        >
          {(invitation) => <SentInvitation groupId={groupId} invitation={invitation} />}
        </ListView>
      </div>
    </section>
  );
}

interface SentInvitationProps {
  groupId: string;
  invitation: SentGroupInvitation;
}

function SentInvitation({ groupId, invitation }: SentInvitationProps) {
  const { user, invited_by, created_at } = invitation;
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const nameOf = useMemberName();
  const ownId = useUser()?.id;
  const name = nameOf(user);
  const actor = usePersistentActor(
    `groups.sent.withdraw.${groupId}.${user.id}`,
    provideWithdrawInvitation,
    { input: { id: groupId, userId: user.id } },
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useActorResult(actor, 'command.done', ({ done: { membership } }) =>
    membership !== undefined && isInside(membership)
      ? notifier.info(lazy('sent.joined', { name }))
      : notifier.success(lazy('sent.withdrawn', { name })),
  );
  return (
    <div className="sg-group-person-row">
      <div className="sg-person sg-group-person sg-group-invited">
        <Person member={user} name={name} />
      </div>
      <p className="sg-group-admin">
        {invited_by && invited_by.id !== ownId && (
          <>
            {t('sent.by', { name: nameOf(invited_by) })}
            {' · '}
          </>
        )}
        <RelativeTime date={created_at} />
      </p>
      <Button
        size="compact"
        aria-label={t('sent.withdrawNamed', { name })}
        isPending={isBusy}
        onPress={() => actor.send({ type: 'command.confirmed' })}
      >
        {t('sent.withdraw')}
      </Button>
      <FailureMessage failure={failure} title={t('sent.failed')} isDetailed isAnswer />
    </div>
  );
}
