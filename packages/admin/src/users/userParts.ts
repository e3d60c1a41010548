import { loadable } from '@saudagar/ui';

// A phone has cards: the table comes where there is room for it.
export const usersTable = loadable(async () => (await import('./UsersTable.tsx')).UsersTable);

// What opens over the tab, and over the details.
export const userActDialog = loadable(
  async () => (await import('./UserActDialog.tsx')).UserActDialog,
);
