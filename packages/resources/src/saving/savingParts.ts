import { loadable } from '@saudagar/ui';

// Dialogs about lists come in one file, with the first of them.
const load = () => import('./dialogs.ts');
export const saveDialog = loadable(async () => (await load()).SaveDialog);
export const listNameDialog = loadable(async () => (await load()).ListNameDialog);
export const deleteListDialog = loadable(async () => (await load()).DeleteListDialog);
