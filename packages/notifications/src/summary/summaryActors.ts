import { getDailySummary, setDailySummary } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { summaryChoiceMachine } from './summaryChoiceMachine.ts';
import { summaryMachine } from './summaryMachine.ts';

/** Reaches the member's other tabs too. */
const channelOf = (portal: Portal) => portal.channel<'changed'>('saudagar.daily-summary.v1');

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

/** The choice on the portal's client; the mail comes in the language shown now. */
export const provideSummaryChoice = (portal: Portal) =>
  provideFlow(summaryChoiceMachine, {
    actors: {
      set: fromPromise(({ input: { value } }) =>
        portal.client.call(setDailySummary, { body: { daily: value } }),
      ),
    },
    actions: {
      publish: (_, { reply }) => {
        if (reply) channelOf(portal).publish('changed');
      },
    },
  });
