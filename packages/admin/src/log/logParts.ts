import { loadable } from '@saudagar/ui';

// A phone has cards: the table comes where there is room for it.
export const logTable = loadable(async () => (await import('./LogTable.tsx')).LogTable);
