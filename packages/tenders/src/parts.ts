import { loadable } from '@saudagar/ui';

// Code that a first page does not need.
export const tenderDialog = loadable(
  async () => (await import('./detail/TenderDialog.tsx')).TenderDialog,
);
