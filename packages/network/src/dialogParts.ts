import { loadable } from '@saudagar/ui';

// Dialogs come in one file, with the first of them.
const load = () => import('./dialogs.ts');
export const removeDialog = loadable(async () => (await load()).RemoveDialog);
export const inviteDialog = loadable(async () => (await load()).InviteDialog);
export const cancelDialog = loadable(async () => (await load()).CancelInvitationDialog);
