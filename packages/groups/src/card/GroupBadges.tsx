import type { Group } from '@saudagar/contract';
import { Badge } from '@saudagar/ui';
import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTexts } from '../texts.ts';
import { useMembership } from '../useMembership.ts';

/** Badges for a group's type and the member's relationship to it (GRP-046). */
export function GroupBadges({ group }: { group: Group }) {
  const { t } = useTexts();
  const membership = useMembership(group);
  const { group_type, approval_status } = group;
  return (
    <div className="sg-group-badges">
      {group_type === 'private' ? (
        <Badge tone="accent" icon={<Lock />}>
          {t('card.inviteOnly')}
        </Badge>
      ) : (
        <Badge icon={<Globe />}>{t('types.public')}</Badge>
      )}
      {membership === 'admin' && (
        <Badge tone="primary" icon={<ShieldCheck />}>
          {t('card.isAdmin')}
        </Badge>
      )}
      {membership === 'member' && <Badge tone="primary">{t('card.isMember')}</Badge>}
      {approval_status === 'pending' && <Badge icon={<Clock />}>{t('card.waits')}</Badge>}
      {approval_status === 'rejected' && <Badge tone="danger">{t('card.rejected')}</Badge>}
    </div>
  );
}
