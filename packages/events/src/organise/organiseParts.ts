import { loadable } from '@saudagar/ui';

export const messageDialog = loadable(
  async () => (await import('./organiseDialogs.ts')).MessageDialog,
);
export const checkInDialog = loadable(
  async () => (await import('./organiseDialogs.ts')).CheckInDialog,
);
