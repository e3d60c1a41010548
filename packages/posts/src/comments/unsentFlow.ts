import type { Portal } from '@saudagar/portal/machines';
import { assign, fromPromise, setup } from 'xstate';

export interface UnsentContext {
  /** Names of the places where the member left something unsent. */
  names: readonly string[];
}

/** Which comments were left unsent in this browser, read once for all posts that are shown. */
export const unsentMachine = setup({
  types: {
    context: {} as UnsentContext,
    /** The box was opened: from here on it knows by itself what it holds. */
    events: {} as { type: 'unsent.opened'; name: string },
    tags: {} as 'idle',
  },
  actors: {
    readNames: fromPromise<readonly string[]>(() => {
      throw new Error('unsent: provide readNames');
    }),
  },
}).createMachine({
  id: 'unsent',
  context: { names: [] },
  initial: 'reading',
  states: {
    reading: {
      tags: 'idle',
      invoke: {
        src: 'readNames',
        onDone: { target: 'known', actions: assign({ names: ({ event }) => event.output }) },
        // A browser that keeps nothing: the boxes themselves say so.
        onError: 'unknown',
      },
    },
    known: {
      tags: 'idle',
      on: {
        'unsent.opened': {
          actions: assign({
            names: ({ context, event }) => context.names.filter((name) => name !== event.name),
          }),
        },
      },
    },
    unknown: { tags: 'idle' },
  },
});

/** The unsent comments of the portal's drafts. */
export const provideUnsent = ({ drafts }: Portal) =>
  unsentMachine.provide({
    actors: { readNames: fromPromise(({ signal }) => drafts.names(signal)) },
  });
