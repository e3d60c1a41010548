import { loadable } from '@saudagar/ui';

// What an event's details need after their first paint, or at a press.
export const filesSection = loadable(async () => (await import('./FilesSection.tsx')).FilesSection);
export const deleteEventDialog = loadable(
  async () => (await import('../deleting/DeleteEventDialog.tsx')).DeleteEventDialog,
);
export const editEventDialog = loadable(
  async () => (await import('../form/formDialogs.ts')).EditEventDialog,
);
export const cancelEventDialog = loadable(
  async () => (await import('../form/formDialogs.ts')).CancelEventDialog,
);
export const attendeesDialog = loadable(
  async () => (await import('../organise/AttendeesDialog.tsx')).AttendeesDialog,
);
