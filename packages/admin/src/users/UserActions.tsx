import type { ManagedUser } from '@saudagar/contract';
import { ActionMenu, Button, type MenuAction } from '@saudagar/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import KeyRound from 'lucide-react/icons/key-round';
import UserX from 'lucide-react/icons/user-x';
import { useTexts } from './texts.ts';
import { useControls } from './useControls.ts';

/**
 * View details, and a menu to reset the password, deactivate, or change a deactivation, as far as
 * the viewer may.
 */
// ADM-312–314
export function UserActions({ user }: { user: ManagedUser }) {
  const { t } = useTexts();
  const { canManage, onAction, onDetails } = useControls();
  const name = user.full_name;
  const reset: MenuAction = {
    id: 'reset',
    label: t('act.reset'),
    icon: <KeyRound />,
    onAction: () => onAction({ type: 'reset', user }),
  };
  const deactivate: MenuAction = {
    id: 'deactivate',
    label: t('act.deactivate'),
    icon: <UserX />,
    variant: 'danger',
    onAction: () => onAction({ type: 'deactivate', user }),
  };
  const change: MenuAction = {
    id: 'suspension',
    label: t('act.suspension'),
    icon: <CalendarClock />,
    onAction: () => onAction({ type: 'suspension', user }),
  };
  return (
    <span className="sg-managed-actions">
      <Button
        size="small"
        aria-label={t('act.detailsOf', { name })}
        onPress={() => onDetails(user.id)}
      >
        {t('act.details')}
      </Button>
      {canManage(user) && (
        <ActionMenu
          aria-label={t('act.menuOf', { name })}
          actions={user.is_active ? [reset, deactivate] : [reset, change]}
        />
      )}
    </span>
  );
}
