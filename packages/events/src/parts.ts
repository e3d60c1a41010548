import { loadable } from '@saudagar/ui';

// Code that a first page does not need.
export const eventDialog = loadable(
  async () => (await import('./detail/EventDialog.tsx')).EventDialog,
);
export const monthView = loadable(async () => (await import('./month/MonthView.tsx')).MonthView);
export const createEventDialog = loadable(
  async () => (await import('./form/formDialogs.ts')).CreateEventDialog,
);
