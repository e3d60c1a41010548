import { loadable } from '@saudagar/ui';

export const historyDialog = loadable(async () => (await import('./formDialogs.ts')).HistoryDialog);
