import { loadable } from '@saudagar/ui';
import { HistoryDialog } from './HistoryDialog.tsx';

// It comes with the form, which opens it as it would open a part of its own.
export const historyDialog = loadable(async () => HistoryDialog);
