import type { ManagedUser } from '@saudagar/contract';
import { IconButton, Tooltip } from '@saudagar/ui';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import UserX from 'lucide-react/icons/user-x';
import { useTexts } from './texts.ts';
import { useControls } from './useControls.ts';

/** Reset password, view details and deactivate, as far as the viewer may (ADM-312–314). */
export function UserActions({ user }: { user: ManagedUser }) {
  const { t } = useTexts();
  const { canManage, onAction, onDetails } = useControls();
  const isManageable = canManage(user);
  const name = user.full_name;
  return (
    <span className="sg-managed-actions">
      {isManageable && (
        <Tooltip text={t('act.reset')}>
          <IconButton
            aria-label={t('act.resetOf', { name })}
            onPress={() => onAction({ type: 'reset', user })}
          >
            <KeyRound />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip text={t('act.details')}>
        <IconButton aria-label={t('act.detailsOf', { name })} onPress={() => onDetails(user.id)}>
          <Eye />
        </IconButton>
      </Tooltip>
      {isManageable && user.is_active && (
        <Tooltip text={t('act.deactivate')}>
          <IconButton
            aria-label={t('act.deactivateOf', { name })}
            onPress={() => onAction({ type: 'deactivate', user })}
          >
            <UserX />
          </IconButton>
        </Tooltip>
      )}
    </span>
  );
}
