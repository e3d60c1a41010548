import { ListView } from '@saudagar/flows/react';
import { Button, Card, MemberLink, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { GroupDetails } from '../card/GroupDetails.tsx';
import { GroupMark } from '../card/GroupMark.tsx';
import { useTexts } from '../texts.ts';
import { InvitationAnswers } from './InvitationAnswers.tsx';
import type { invitationsMachine } from './invitationsFlow.ts';
import type { invitationsPlaceMachine } from './invitationsPlace.ts';

/** Decides if and when the member's open invitations are shown. */
export type InvitationsPlace = ActorRefFrom<typeof invitationsPlaceMachine>;

interface InvitationsProps {
  actor: ActorRefFrom<typeof invitationsMachine>;
  place: InvitationsPlace;
}

/** Shows invitations that came when the groups below were shown already; takes no room. */
export function LateInvitations({ place }: Pick<InvitationsProps, 'place'>) {
  const { t } = useTexts();
  const isLate = useSelector(place, (snapshot) => snapshot.matches('late'));
  return (
    <div className="sg-group-late" role="status">
      {isLate && (
        <Button
          variant="primary"
          size="small"
          className="sg-group-late-show"
          icon={<ArrowUp />}
          onPress={() => place.send({ type: 'invitations.opened' })}
        >
          {t('invited.show')}
        </Button>
      )}
    </div>
  );
}

/** The member's open invitations; renders nothing when there are none. */
export function Invitations({ actor, place }: InvitationsProps) {
  const { t } = useTexts();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = useSelector(place, (snapshot) => snapshot.hasTag('shown'));
  const isOpened = useSelector(place, (snapshot) => snapshot.matches('opened'));
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  if (!isShown) return null;
  return (
    <section className="sg-group-invitations" aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1} className="sg-group-section-title">
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
}
