import { loadable } from '@saudagar/ui';

// Code that a first page does not need.
export const registrationDialog = loadable(
  async () => (await import('./registration/RegistrationDialog.tsx')).RegistrationDialog,
);
export const eventDialog = loadable(
  async () => (await import('./detail/EventDialog.tsx')).EventDialog,
);
export const monthView = loadable(async () => (await import('./month/MonthView.tsx')).MonthView);
export const filesSection = loadable(
  async () => (await import('./detail/FilesSection.tsx')).FilesSection,
);
export const deleteEventDialog = loadable(
  async () => (await import('./deleting/DeleteEventDialog.tsx')).DeleteEventDialog,
);
export const createEventDialog = loadable(
  async () => (await import('./form/CreateEventDialog.tsx')).CreateEventDialog,
);
export const editEventDialog = loadable(
  async () => (await import('./form/EditEventDialog.tsx')).EditEventDialog,
);
export const cancelEventDialog = loadable(
  async () => (await import('./form/CancelEventDialog.tsx')).CancelEventDialog,
);
export const attendees = loadable(async () => (await import('./organise/Attendees.tsx')).Attendees);
