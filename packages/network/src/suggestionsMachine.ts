import type { Suggestion } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';

interface SuggestionsContext {
  limit: number;
  suggestions: Suggestion[];
}

/** Members worth knowing: shown once they are here, and no word about it where they are not (FEED-210). */
export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    input: {} as { limit: number },
  },
  actors: {
    loadSuggestions: fromPromise<Suggestion[], { limit: number }>(() => {
      throw new Error('suggestions: provide loadSuggestions');
    }),
  },
  actions: {
    keep: assign((_, { suggestions }: { suggestions: Suggestion[] }) => ({ suggestions })),
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('suggestions: provide logFailure');
    },
  },
  guards: { isNobody: (_, { suggestions }: { suggestions: Suggestion[] }) => !suggestions[0] },
}).createMachine({
  id: 'memberSuggestions',
  context: ({ input: { limit } }) => ({ limit, suggestions: [] }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadSuggestions',
        input: ({ context: { limit } }) => ({ limit }),
        onDone: [
          {
            guard: { type: 'isNobody', params: ({ event }) => ({ suggestions: event.output }) },
            target: 'nobody',
          },
          {
            target: 'shown',
            actions: { type: 'keep', params: ({ event }) => ({ suggestions: event.output }) },
          },
        ],
        onError: {
          target: 'hidden',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
    },
    shown: {},
    nobody: {},
    hidden: {},
  },
});
