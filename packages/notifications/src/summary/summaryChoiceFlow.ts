import { type DailySummary, setDailySummary } from '@saudagar/contract';
import { provideFlow, toggleMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { channelOf } from './summaryFlow.ts';

/** Switches the daily mail on or off. */
export const summaryChoiceMachine = toggleMachine<null, DailySummary>(
  'dailySummaryChoice',
  ({ daily }) => daily,
);

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
