import type { ManagedUser } from '@saudagar/contract';
import { Badge, UnstyledButton } from '@saudagar/ui';
import { useTexts } from './texts.ts';
import { useControls } from './useControls.ts';
import { useStatusText } from './useStatusText.ts';

/** Active, Inactive or Suspended until; a button that asks to change it, if the viewer may (ADM-305, ADM-306). */
export function StatusToggle({ user }: { user: ManagedUser }) {
  const { t } = useTexts();
  const { canManage, onAction } = useControls();
  const status = useStatusText()(user);
  const badge = <Badge tone={user.is_active ? 'success' : 'neutral'}>{status}</Badge>;
  if (!canManage(user)) return badge;
  return (
    <UnstyledButton
      className="sg-managed-status"
      aria-label={t('statusOf', { status, name: user.full_name })}
      onPress={() => onAction({ type: 'status', user })}
    >
      {badge}
    </UnstyledButton>
  );
}
