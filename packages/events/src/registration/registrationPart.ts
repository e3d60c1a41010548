import { loadable } from '@saudagar/ui';

// Loaded when Register or the entry code is pressed.
export const registrationDialog = loadable(
  async () => (await import('./RegistrationDialog.tsx')).RegistrationDialog,
);
