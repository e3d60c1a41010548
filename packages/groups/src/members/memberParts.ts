import { loadable } from '@saudagar/ui';

// What an admin does with members comes in one file, with the first of it.
const load = () => import('./dialogs.ts');
export const removeDialog = loadable(async () => (await load()).RemoveDialog);
export const handOverDialog = loadable(async () => (await load()).HandOverDialog);
