import type { Group, GroupMembership } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { useFocusRecovery } from '@saudagar/ui';
import { useRef } from 'react';
import { InvitationAnswers } from '../invitations/InvitationAnswers.tsx';
import { isInside } from '../membershipOf.ts';
import { useMembership } from '../useMembership.ts';
import { JoinButton } from './JoinButton.tsx';
import { PendingRequest } from './PendingRequest.tsx';

/** The way into a group, as the member stands to it; nothing for who is in, or not signed in. */
export function GroupActions({ group }: { group: Group }) {
  const isSignedIn = useUser() !== null;
  const membership = useMembership(group);
  const container = useRef<HTMLDivElement>(null);
  useFocusRecovery(container, membership);
  // One that waits for approval, or was refused it, lets nobody in.
  const isOpen = (group.approval_status ?? 'approved') === 'approved';
  if (!isSignedIn || !isOpen || isInside(membership)) return null;
  return (
    <div ref={container} className="sg-group-actions" tabIndex={-1}>
      <JoinAction {...{ group, membership }} />
    </div>
  );
}

function JoinAction({ group, membership }: { group: Group; membership: GroupMembership }) {
  if (membership === 'pending') return <PendingRequest group={group} />;
  if (membership === 'invited') return <InvitationAnswers group={group} />;
  return <JoinButton group={group} />;
}
