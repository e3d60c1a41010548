import { loadable } from '@saudagar/ui';

// Forms that a first page does not need.
export const createDialog = loadable(
  async () => (await import('./CreateGroupDialog.tsx')).CreateGroupDialog,
);
export const editDialog = loadable(
  async () => (await import('./EditGroupDialog.tsx')).EditGroupDialog,
);
