import type { ManagedUser } from '@saudagar/contract';
import { Card } from '@saudagar/ui';
import { Activity } from './Activity.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { StatusToggle } from './StatusToggle.tsx';
import { useTexts } from './texts.ts';
import { UserActions } from './UserActions.tsx';
import { UserName } from './UserName.tsx';

interface UserCardsProps {
  users: readonly ManagedUser[];
}

/** The table's users as cards, for phones. */
export function UserCards({ users }: UserCardsProps) {
  const { t } = useTexts();
  return (
    <ul className="sg-managed-cards" aria-label={t('name')}>
      {users.map((user) => (
        <li key={user.id}>
          <Card className="sg-managed-card">
            <UserName user={user} />
            <span className="sg-managed-card-line">
              <RoleChoice user={user} />
              <StatusToggle user={user} />
            </span>
            <span className="sg-managed-card-line">
              <Activity user={user} />
              <UserActions user={user} />
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
