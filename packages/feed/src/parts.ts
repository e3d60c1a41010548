import { loadable } from '@saudagar/ui';

// What a post needs only once it is asked for.
export const commentsPanel = loadable(
  async () => (await import('./CommentsPanel.tsx')).CommentsPanel,
);
export const textEditor = loadable(async () => (await import('./TextEditor.tsx')).TextEditor);
export const deleteDialog = loadable(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

// The text of a post being written, and what stands around it.
export const composerText = loadable(async () => (await import('./ComposerText.tsx')).ComposerText);
export const composerForm = loadable(async () => (await import('./ComposerForm.tsx')).ComposerForm);

// What the feed needs only then.
export const configurationDialog = loadable(
  async () => (await import('./ConfigurationDialog.tsx')).ConfigurationDialog,
);
