import type { UserAct } from './acts.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';

export interface UserActDialogProps {
  act: UserAct;
  /** Called when the viewer declines, or the action is done. */
  onClose: () => void;
}

/** Confirms a change of an account (ADM-358). */
export function UserActDialog({ act, onClose }: UserActDialogProps) {
  switch (act.kind) {
    case 'role':
      return <RoleDialog user={act.user} role={act.role} onClose={onClose} />;
    case 'status':
      return <StatusDialog user={act.user} onClose={onClose} />;
    case 'deactivate':
      return <DeactivateDialog user={act.user} onClose={onClose} />;
    default:
      return <ResetDialog user={act.user} onClose={onClose} />;
  }
}
