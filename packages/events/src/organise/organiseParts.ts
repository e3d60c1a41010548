import { loadable } from '@saudagar/ui';

export const messageDialog = loadable(
  async () => (await import('./MessageDialog.tsx')).MessageDialog,
);
export const checkInDialog = loadable(
  async () => (await import('./CheckInDialog.tsx')).CheckInDialog,
);
