import { loadable } from '@saudagar/ui';

// What one's own posts and comments need once they are changed: in one file, since the menu that
// leads to one of the two leads to the other.
const load = () => import('./ownText.ts');
export const textEditor = loadable(async () => (await load()).TextEditor);
export const deleteDialog = loadable(async () => (await load()).DeleteDialog);
