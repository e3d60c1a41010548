import { ListView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Card, MemberLink, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { GroupDetails } from '../card/GroupDetails.tsx';
import { GroupMark } from '../card/GroupMark.tsx';
import { GroupSkeleton } from '../card/GroupSkeleton.tsx';
import { useTexts } from '../texts.ts';
import { InvitationAnswers } from './InvitationAnswers.tsx';
import { provideInvitations } from './invitationsFlow.ts';

const ANSWERS = ['some', 'failed', 'empty'] as const;

/**
 * The member's open invitations, if there are any, above what waits for them: it is asked for
 * together with them, and shown once they are known, so that nothing moves.
 */
// GRP-191
export function Invitations({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const titleId = useId();
  const actor = useViewActor(provideInvitations, { query: null });
  const isShown = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('some') || snapshot.hasTag('failed'),
  );
  const isKnown = useSelector(actor, (snapshot) => ANSWERS.some((tag) => snapshot.hasTag(tag)));
  const invitations = isShown && (
    <section className="sg-group-invitations" aria-labelledby={titleId}>
      <h2 id={titleId} className="sg-group-section-title">
        {t('invited.title')}
      </h2>
      <ListView
        actor={actor}
        aria-label={t('invited.list')}
        idOf={({ group }) => group.id}
        skeleton={<SkeletonText lines={2} />}
        empty={null}
      >
        {({ group, invited_by }) => (
          <Card className="sg-group-invitation">
            <GroupMark name={group.name} />
            <div className="sg-group-invitation-texts">
              <p className="sg-group-invitation-name">{group.name}</p>
              <p className="sg-group-admin">
                <MemberLink memberId={invited_by?.id}>
                  {t('invited.by', { name: invited_by?.full_name?.trim() || t('card.admin') })}
                </MemberLink>
              </p>
              <GroupDetails group={group} />
            </div>
            <div className="sg-group-card-actions">
              <InvitationAnswers group={group} />
            </div>
          </Card>
        )}
      </ListView>
    </section>
  );
  return (
    <>
      {invitations}
      {!isKnown && (
        <div className="sg-items sg-items-grid" aria-hidden="true">
          <GroupSkeleton />
          <GroupSkeleton />
          <GroupSkeleton />
        </div>
      )}
      <div hidden={!isKnown}>{children}</div>
    </>
  );
}
