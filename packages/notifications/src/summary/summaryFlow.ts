import { type DailySummary, getDailySummary } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** Reads whether the member gets a daily mail. */
export const summaryMachine = readMachine<null, DailySummary>({ id: 'dailySummary' });

/** Reaches the member's other tabs too. */
export const channelOf = (portal: Portal) => portal.channel<'changed'>('saudagar.daily-summary.v1');

/** Whether the member gets a daily mail, on the portal's client. */
export const provideSummary = (portal: Portal) =>
  provideFlow(summaryMachine, {
    actors: {
      load: read(portal, getDailySummary, () => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        channelOf(portal).subscribe(() => sendBack({ type: 'read.outdated' })),
      ),
    },
  });
