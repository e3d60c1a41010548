import { loadable } from '@saudagar/ui';

// What a post needs once somebody discusses or changes it: in one file, since all of it writes by the
// same means, and what is opened to be read is often answered.
const load = () => import('./laterParts.ts');
export const commentsPanel = loadable(async () => (await load()).CommentsPanel);
export const textEditor = loadable(async () => (await load()).TextEditor);
export const deleteDialog = loadable(async () => (await load()).DeleteDialog);
