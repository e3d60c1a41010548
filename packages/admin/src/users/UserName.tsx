import type { ManagedUser } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { Badge, MemberLink } from '@saudagar/ui';
import { useTexts } from './texts.ts';

/** A user's name, email and username. */
export function UserName({ user }: { user: ManagedUser }) {
  const { t } = useTexts();
  const viewer = useUser();
  return (
    <span className="sg-managed-name">
      <span className="sg-managed-line">
        <MemberLink memberId={user.id} className="sg-managed-full-name">
          {user.full_name}
        </MemberLink>
        {viewer?.id === user.id && <Badge>{t('you')}</Badge>}
      </span>
      <span className="sg-managed-known-by">{user.email}</span>
      <span className="sg-managed-known-by">@{user.username}</span>
    </span>
  );
}
