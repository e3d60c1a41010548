import type { Portal } from '@saudagar/portal/machines';
import { assign, fromPromise, setup } from 'xstate';

export interface UnsentContext {
  /** Names of drafts of unsent comments. */
  names: readonly string[];
}

/** Unsent comments in this browser, read once for all posts. */
export const unsentMachine = setup({
  types: {
    context: {} as UnsentContext,
    /** The field was opened and reads its own draft from now on. */
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
        // A browser without storage: each field shows that itself.
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

/** Implements unsent comments with the portal's drafts. */
export const provideUnsent = ({ drafts }: Portal) =>
  unsentMachine.provide({
    actors: { readNames: fromPromise(({ signal }) => drafts.names(signal)) },
  });
