import { loadable } from '@saudagar/ui';

// The forms, which come at a press.
export const postTenderDialog = loadable(
  async () => (await import('./formDialogs.ts')).PostTenderDialog,
);
export const editTenderDialog = loadable(
  async () => (await import('./formDialogs.ts')).EditTenderDialog,
);
export const submitProposalDialog = loadable(
  async () => (await import('./formDialogs.ts')).SubmitProposalDialog,
);
export const editProposalDialog = loadable(
  async () => (await import('./formDialogs.ts')).EditProposalDialog,
);
