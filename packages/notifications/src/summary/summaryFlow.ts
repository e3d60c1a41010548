import { type DailySummary, getDailySummary } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** Loads the daily mail's setting. */
export const summaryMachine = readMachine<null, DailySummary>({ id: 'dailySummary' });

/** Returns the channel of changes, which reaches all tabs of the member. */
export const channelOf = (portal: Portal) => portal.channel<'changed'>('saudagar.daily-summary.v1');

/** Implements the daily mail's setting with the portal's client. */
export const provideSummary = (portal: Portal) =>
  provideFlow(summaryMachine, {
    actors: {
      load: read(portal, getDailySummary, () => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        channelOf(portal).subscribe(() => sendBack({ type: 'read.outdated' })),
      ),
    },
  });
