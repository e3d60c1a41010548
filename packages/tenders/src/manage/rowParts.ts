import { loadable } from '@saudagar/ui';

// What the row of a tender asks.
export const tenderStatusDialog = loadable(
  async () => (await import('./TenderStatusDialog.tsx')).TenderStatusDialog,
);
export const deleteTenderDialog = loadable(
  async () => (await import('./DeleteTenderDialog.tsx')).DeleteTenderDialog,
);
