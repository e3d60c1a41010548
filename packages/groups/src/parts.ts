import { loadable } from '@saudagar/ui';

// Code that a first page does not need.
export const detailsDialog = loadable(
  async () => (await import('./details/DetailsDialog.tsx')).DetailsDialog,
);
export const leaveDialog = loadable(
  async () => (await import('./joining/LeaveDialog.tsx')).LeaveDialog,
);
export const inviteDialog = loadable(
  async () => (await import('./invitations/InviteDialog.tsx')).InviteDialog,
);

// Tabs beside the feed of a group.
export const membersPanel = loadable(
  async () => (await import('./members/MembersPanel.tsx')).MembersPanel,
);
export const requestsPanel = loadable(
  async () => (await import('./requests/RequestsPanel.tsx')).RequestsPanel,
);

// The feed of a group, as a part of a page and over one: with it comes the feed's own code.
export const groupFeed = loadable(async () => (await import('./feed/GroupFeed.tsx')).GroupFeed);
export const groupOverlay = loadable(
  async () => (await import('./page/GroupOverlay.tsx')).GroupOverlay,
);
