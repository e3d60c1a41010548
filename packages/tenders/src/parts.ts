import { loadable } from '@saudagar/ui';

// Code that a first page does not need.
export const tenderDialog = loadable(
  async () => (await import('./detail/TenderDialog.tsx')).TenderDialog,
);
export const postTenderDialog = loadable(
  async () => (await import('./form/formDialogs.ts')).PostTenderDialog,
);
export const editTenderDialog = loadable(
  async () => (await import('./form/formDialogs.ts')).EditTenderDialog,
);
export const submitProposalDialog = loadable(
  async () => (await import('./form/formDialogs.ts')).SubmitProposalDialog,
);
export const editProposalDialog = loadable(
  async () => (await import('./form/formDialogs.ts')).EditProposalDialog,
);
