import type { Group, GroupRole } from '@saudagar/contract';
import { Badge } from '@saudagar/ui';
import BellOff from 'lucide-react/icons/bell-off';
import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import Shield from 'lucide-react/icons/shield';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTexts } from '../texts.ts';
import { useMembership } from '../useMembership.ts';

interface GroupBadgesProps {
  group: Group;
  /** True on a card, which shows the one that says most, and that it is invite only. @default false */
  isOnCard?: boolean | undefined;
}

/** Badges for a group's type and the member's relationship to it (GRP-046). */
export function GroupBadges({ group, isOnCard = false }: GroupBadgesProps) {
  const { t } = useTexts();
  const membership = useMembership(group);
  const { group_type, approval_status, closed_at, notices } = group;
  const type =
    group_type === 'private' ? (
      <Badge tone="accent" icon={<Lock />}>
        {t('card.inviteOnly')}
      </Badge>
    ) : (
      <Badge icon={<Globe />}>{t('types.public')}</Badge>
    );
  const roles = {
    admin: (
      <Badge tone="primary" icon={<ShieldCheck />}>
        {t('card.isAdmin')}
      </Badge>
    ),
    moderator: (
      <Badge tone="primary" icon={<Shield />}>
        {t('card.isModerator')}
      </Badge>
    ),
    member: <Badge tone="primary">{t('card.isMember')}</Badge>,
  };
  const role = membership in roles ? roles[membership as GroupRole] : null;
  const approvals = {
    pending: <Badge icon={<Clock />}>{t('card.waits')}</Badge>,
    rejected: <Badge tone="danger">{t('card.rejected')}</Badge>,
    approved: null,
  };
  const approval = closed_at ? (
    <Badge tone="danger">{t('card.closed')}</Badge>
  ) : (
    approvals[approval_status ?? 'approved']
  );
  return (
    <div className="sg-group-badges">
      {isOnCard ? (
        <>
          {group_type === 'private' && type}
          {approval ?? role ?? (group_type === 'public' && type)}
        </>
      ) : (
        <>
          {type}
          {role}
          {approval}
          {notices === 'none' && <Badge icon={<BellOff />}>{t('notices.muted')}</Badge>}
        </>
      )}
    </div>
  );
}
