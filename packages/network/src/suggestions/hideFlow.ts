import { hideSuggestion } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishSuggestion, type SuggestionChange } from '../changes/channel.ts';

/** Stops suggesting a member, or suggests them again (NET-154). */
export const hideSuggestionMachine = commandMachine<SuggestionChange, void>('hideSuggestion');

/** Implements it with the portal's client. */
export const provideHide = (portal: Portal) =>
  provideFlow(hideSuggestionMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        await portal.client.call(hideSuggestion, {
          params: { id: input.memberId },
          body: { is_hidden: input.isHidden },
        });
      }),
    },
    actions: { publish: (_, { input }) => publishSuggestion(portal, input) },
  });
