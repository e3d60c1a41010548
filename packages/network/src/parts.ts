import { loadable } from '@saudagar/ui';

// Code that a first page does not need: dialogs come in one file, with the first of them.
const load = () => import('./dialogs.ts');
export const removeDialog = loadable(async () => (await load()).RemoveDialog);
export const inviteDialog = loadable(async () => (await load()).InviteDialog);
export const cancelDialog = loadable(async () => (await load()).CancelInvitationDialog);
export const insightsTab = loadable(
  async () => (await import('./insights/InsightsTab.tsx')).InsightsTab,
);
export const invitationsTab = loadable(
  async () => (await import('./invitations/InvitationsTab.tsx')).InvitationsTab,
);
export const requestsTab = loadable(
  async () => (await import('./requests/RequestsTab.tsx')).RequestsTab,
);
