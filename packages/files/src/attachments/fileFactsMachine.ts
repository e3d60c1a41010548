import { ApiError, type FileInfo } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';

/** A file whose facts could not be read. */
export interface LostFile {
  id: string;
  failure: ApiError;
}

/** What reading the facts of several files came to. */
export interface FileFacts {
  found: readonly FileInfo[];
  lost: readonly LostFile[];
}

export interface FileFactsContext extends FileFacts {
  ids: readonly string[];
}

/** The facts of files that a server named by their ids alone (WID-057). */
export const fileFactsMachine = setup({
  types: {
    input: {} as { ids: readonly string[] },
    context: {} as FileFactsContext,
    events: {} as { type: 'files.retried' },
  },
  actors: {
    readFacts: fromPromise<FileFacts, { ids: readonly string[] }>(() => {
      throw new Error('fileFacts: provide readFacts');
    }),
  },
  actions: {
    keepFacts: assign(({ context }, { facts }: { facts: FileFacts }) => {
      const known = [...context.found, ...facts.found];
      const at = ({ id }: { id: string }) => context.ids.indexOf(id);
      return { found: known.sort((a, b) => at(a) - at(b)), lost: facts.lost };
    }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      lost: unread(context).map((id) => ({ id, failure: ApiError.from(error) })),
    })),
  },
  guards: {
    isComplete: (_, { facts }: { facts: FileFacts }) => facts.lost.length === 0,
  },
}).createMachine({
  id: 'fileFacts',
  context: ({ input }) => ({ ids: input.ids, found: [], lost: [] }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readFacts',
        input: ({ context }) => ({ ids: unread(context) }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ facts: event.output }) },
            target: 'complete',
            actions: { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
          },
          {
            target: 'incomplete',
            actions: { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
          },
        ],
        onError: {
          target: 'incomplete',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    complete: {},
    incomplete: { on: { 'files.retried': 'reading' } },
  },
});

function unread({ ids, found }: FileFactsContext): string[] {
  return ids.filter((id) => !found.some((file) => file.id === id));
}
