import type { DailySummary } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Reads whether the member gets a daily mail. */
export const summaryMachine = readMachine<null, DailySummary>({ id: 'dailySummary' });
