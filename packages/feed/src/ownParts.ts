import { loadable } from '@saudagar/ui';

// What one's own posts and comments need once they are changed.
export const textEditor = loadable(async () => (await import('./TextEditor.tsx')).TextEditor);
export const deleteDialog = loadable(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
