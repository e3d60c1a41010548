import type { DailySummary } from '@saudagar/contract';
import { toggleMachine } from '@saudagar/flows';

/** Switches the daily mail on or off. */
export const summaryChoiceMachine = toggleMachine<null, DailySummary>(
  'dailySummaryChoice',
  ({ daily }) => daily,
);
