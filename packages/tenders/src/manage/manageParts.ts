import { loadable } from '@saudagar/ui';

// A tab's code comes with the tab.
export const dashboardTab = loadable(async () => (await import('./DashboardTab.tsx')).DashboardTab);
export const myTendersTab = loadable(async () => (await import('./MyTendersTab.tsx')).MyTendersTab);
export const inboxTab = loadable(async () => (await import('./InboxTab.tsx')).InboxTab);
export const myProposalsTab = loadable(
  async () => (await import('./MyProposalsTab.tsx')).MyProposalsTab,
);
export const compareDialog = loadable(
  async () => (await import('./CompareDialog.tsx')).CompareDialog,
);
export const proposalDialog = loadable(
  async () => (await import('./proposal/ProposalDialog.tsx')).ProposalDialog,
);
