export { RemoveDialog } from './connections/RemoveDialog.tsx';
export { CancelInvitationDialog } from './invitations/CancelInvitationDialog.tsx';
export { InviteDialog } from './invitations/InviteDialog.tsx';
