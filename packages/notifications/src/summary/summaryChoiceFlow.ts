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

/** Implements the switch with the portal's client; the mail uses the current language. */
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
