import { listSuggestions } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { suggestionsMachine } from './suggestionsMachine.ts';

/** The suggestions on the portal's client. A failure is logged only (FEED-210). */
export const provideSuggestions = ({ client }: Portal) =>
  suggestionsMachine.provide({
    actors: {
      loadSuggestions: fromPromise(({ input: { limit }, signal }) =>
        client.call(listSuggestions, { query: { limit }, signal }),
      ),
    },
    actions: {
      logFailure: (_, { error }) => console.info('saudagar: no suggestions came', error),
    },
  });
