import { loadable } from '@saudagar/ui';

// A phone has cards: the table comes where there is room for it.
export const usersTable = loadable(async () => (await import('./UsersTable.tsx')).UsersTable);

// What opens over the tab.
export const userActDialog = loadable(
  async () => (await import('./UserActDialog.tsx')).UserActDialog,
);
export const userDetails = loadable(async () => (await import('./UserDetails.tsx')).UserDetails);
