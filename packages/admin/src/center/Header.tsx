import type { User } from '@saudagar/contract';
import { MemberAvatar } from '@saudagar/portal';
import { Badge, PageHeader } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

interface HeaderProps {
  user: User;
}

/** Name and role of the signed-in user (ADM-009–011, SHELL-107). */
export function Header({ user }: HeaderProps) {
  const { t } = useTexts();
  return (
    <PageHeader title={t('name')}>
      <div className="sg-admin-person">
        <MemberAvatar member={user} size="medium" />
        <span className="sg-admin-name">{user.full_name}</span>
        <Badge tone="primary">{t(`access.${user.role}`)}</Badge>
      </div>
    </PageHeader>
  );
}
