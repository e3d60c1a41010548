import { loadable } from '@saudagar/ui';

// The text of a post being written, and what stands around it.
export const composerText = loadable(
  async () => (await import('./composer/ComposerText.tsx')).ComposerText,
);
export const composerForm = loadable(
  async () => (await import('./composer/ComposerForm.tsx')).ComposerForm,
);

/** Opened to sort, filter and hide. */
export const configurationDialog = loadable(
  async () => (await import('./configuration/ConfigurationDialog.tsx')).ConfigurationDialog,
);
