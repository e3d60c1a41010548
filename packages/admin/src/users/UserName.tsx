import type { ManagedUser } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { Badge, MemberLink } from '@saudagar/ui';
import { useTexts } from './texts.ts';

/** Who it is: name, email and username. */
export function UserName({ user }: { user: ManagedUser }) {
  const { t } = useTexts();
  const viewer = useUser();
  return (
    <span className="sg-user-name">
      <span className="sg-user-line">
        <MemberLink member={user.id} className="sg-user-full-name">
          {user.full_name}
        </MemberLink>
        {viewer?.id === user.id && <Badge>{t('you')}</Badge>}
      </span>
      <span className="sg-user-known-by">{user.email}</span>
      <span className="sg-user-known-by">@{user.username}</span>
    </span>
  );
}
