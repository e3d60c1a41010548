import type { Group, GroupMembership } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { formatDate, useFocusRecovery } from '@saudagar/ui';
import { useRef } from 'react';
import { InvitationAnswers } from '../invitations/InvitationAnswers.tsx';
import { isInside } from '../membershipOf.ts';
import { useTexts } from '../texts.ts';
import { useMembership } from '../useMembership.ts';
import { JoinButton } from './JoinButton.tsx';
import { PendingRequest } from './PendingRequest.tsx';

/** Join action of a group by the member's relationship to it; nothing for members and visitors. */
export function GroupActions({ group }: { group: Group }) {
  const isSignedIn = useUser() !== null;
  const membership = useMembership(group);
  const container = useRef<HTMLDivElement>(null);
  useFocusRecovery(container, membership);
  // A group that is pending, rejected or closed cannot be joined.
  const isOpen = (group.approval_status ?? 'approved') === 'approved' && !group.closed_at;
  if (!isSignedIn || !isOpen || isInside(membership)) return null;
  return (
    <div ref={container} className="sg-group-actions" tabIndex={-1}>
      <JoinAction {...{ group, membership }} />
    </div>
  );
}

function JoinAction({ group, membership }: { group: Group; membership: GroupMembership }) {
  const { t } = useTexts();
  if (membership === 'pending') return <PendingRequest group={group} />;
  if (membership === 'invited') return <InvitationAnswers group={group} />;
  if (membership === 'banned') return <p className="sg-groups-note">{t('join.banned')}</p>;
  if (group.ask_again_at && group.group_type === 'private')
    return <AskAgain at={group.ask_again_at} />;
  return <JoinButton group={group} />;
}

/** Says from when a declined request may be made again (GRP-168). */
function AskAgain({ at }: { at: string }) {
  const { t, locale } = useTexts();
  const date = formatDate(new Date(at), locale);
  return <p className="sg-groups-note">{t('join.askAgain', { date })}</p>;
}
