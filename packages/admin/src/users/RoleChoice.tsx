import type { ManagedUser } from '@saudagar/contract';
import { Select } from '@saudagar/ui';
import { useTexts } from './texts.ts';
import { useControls } from './useControls.ts';

const ASSIGNABLE = ['user', 'admin'] as const;

/**
 * A user's role: chosen between User and Admin where the viewer may, else read (ADM-299, ADM-354). It
 * shows the role that the server knows until a change is done.
 */
export function RoleChoice({ user }: { user: ManagedUser }) {
  const { t } = useTexts();
  const { canManage, onAct } = useControls();
  if (user.role === 'moderator' || !canManage(user)) return <>{t(`roles.${user.role}`)}</>;
  return (
    <Select
      aria-label={t('roleOf', { name: user.full_name })}
      value={user.role}
      options={ASSIGNABLE.map((id) => ({ id, label: t(`roles.${id}`) }))}
      onChange={(role) => onAct({ kind: 'role', user, role: role as 'user' | 'admin' })}
    />
  );
}
