import { loadable } from '@saudagar/ui';

// Comes with the press of Register, or of one's code.
export const registrationDialog = loadable(
  async () => (await import('./RegistrationDialog.tsx')).RegistrationDialog,
);
