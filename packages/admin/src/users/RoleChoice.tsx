import type { ManagedUser } from '@saudagar/contract';
import { Select } from '@saudagar/ui';
import { useTexts } from './texts.ts';
import { useControls } from './useControls.ts';

const ASSIGNABLE = ['user', 'admin'] as const;

/**
 * A user's role: a select of User and Admin if the viewer may change it, else text (ADM-299,
 * ADM-354). Shows the server's role until a change succeeds.
 */
export function RoleChoice({ user }: { user: ManagedUser }) {
  const { t } = useTexts();
  const { canManage, onAction } = useControls();
  if (user.role === 'moderator' || !canManage(user)) return <>{t(`roles.${user.role}`)}</>;
  return (
    <Select
      aria-label={t('roleOf', { name: user.full_name })}
      value={user.role}
      options={ASSIGNABLE.map((id) => ({ id, label: t(`roles.${id}`) }))}
      onChange={(role) => onAction({ type: 'role', user, role: role as 'user' | 'admin' })}
    />
  );
}
