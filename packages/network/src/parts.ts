import { loadable } from '@saudagar/ui';

// Tabs that the first one does not need.
export const insightsTab = loadable(
  async () => (await import('./insights/InsightsTab.tsx')).InsightsTab,
);
export const invitationsTab = loadable(
  async () => (await import('./invitations/InvitationsTab.tsx')).InvitationsTab,
);
export const requestsTab = loadable(
  async () => (await import('./requests/RequestsTab.tsx')).RequestsTab,
);
