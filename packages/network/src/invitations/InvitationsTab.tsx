import { ListView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { EmptyState, SkeletonText, useFocusRecovery } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { InvitationCard } from './InvitationCard.tsx';
import { provideInvitations } from './invitationsFlow.ts';

interface InvitationsTabProps {
  /** Invite button, for an empty list. */
  invite: ReactNode;
}

/** The member's invitations with their status (NET-004, NET-063–085). */
export function InvitationsTab({ invite }: InvitationsTabProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideInvitations, { query: null });
  const container = useRef<HTMLDivElement>(null);
  useFocusRecovery(
    container,
    useSelector(actor, ({ context }) => context.items),
  );
  return (
    <div ref={container} className="sg-network-tab">
      <ListView
        actor={actor}
        layout="rows"
        aria-label={t('invitations.list')}
        idOf={({ id }) => id}
        skeleton={
          <div className="sg-network-row">
            <SkeletonText lines={3} />
          </div>
        }
        empty={
          <EmptyState illustration={<UserPlus />} title={t('invitations.none')} action={invite}>
            {t('invitations.noneText')}
          </EmptyState>
        }
      >
        {(invitation) => <InvitationCard invitation={invitation} />}
      </ListView>
    </div>
  );
}
