import { DeactivateDialog } from './DeactivateDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import type { UserAction } from './userControls.ts';

export interface UserActionDialogProps {
  action: UserAction;
  /** Called when the viewer declines, or the action is done. */
  onClose: () => void;
}

/** Confirms a change of an account (ADM-358). */
export function UserActionDialog({ action, onClose }: UserActionDialogProps) {
  switch (action.type) {
    case 'role':
      return <RoleDialog user={action.user} role={action.role} onClose={onClose} />;
    case 'status':
      return action.user.is_active ? (
        <DeactivateDialog user={action.user} by="status" onClose={onClose} />
      ) : (
        <StatusDialog user={action.user} onClose={onClose} />
      );
    case 'deactivate':
      return <DeactivateDialog user={action.user} by="menu" onClose={onClose} />;
    case 'suspension':
      return <DeactivateDialog user={action.user} by="change" onClose={onClose} />;
    default:
      return <ResetDialog user={action.user} onClose={onClose} />;
  }
}
