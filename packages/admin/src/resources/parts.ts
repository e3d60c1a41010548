import { loadable } from '@saudagar/ui';

// Dialogs come when they are first opened.
export const resourceDialog = loadable(
  async () => (await import('./form/ResourceDialog.tsx')).ResourceDialog,
);
export const deleteDialog = loadable(
  async () => (await import('./DeleteResourceDialog.tsx')).DeleteResourceDialog,
);
