import { ApiError } from '@saudagar/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

/** A file as the server writes it; `is_cut` where there was more than it exports at once. */
export interface ExportedFile {
  file_name: string;
  csv: string;
  is_cut: boolean;
}

/**
 * Exports what a list shows as a CSV file. Its tab provides `fetchFile`, and `handOver` to the
 * browser. A flow of its own: it repeats with another query, where a command is done once.
 */
export function exportMachine<Query>(id: string) {
  return setup({
    types: {
      context: {} as { failure: ApiError | null },
      events: {} as { type: 'export.requested'; query: Query },
      emitted: {} as { type: 'export.cut' },
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      fetchFile: fromPromise<ExportedFile, { query: Query }>(() => {
        throw new Error(`${id}: provide fetchFile`);
      }),
    },
    actions: {
      handOver: (_, _params: { file: ExportedFile }) => {
        throw new Error(`${id}: provide handOver`);
      },
      emitCut: emit({ type: 'export.cut' as const }),
      keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    },
    guards: { isCut: (_, { file }: { file: ExportedFile }) => file.is_cut },
  }).createMachine({
    id,
    context: { failure: null },
    initial: 'resting',
    states: {
      resting: { on: { 'export.requested': 'fetching' } },
      fetching: {
        tags: 'busy',
        entry: assign({ failure: null }),
        invoke: {
          src: 'fetchFile',
          input: ({ event: { query } }) => ({ query }),
          onDone: [
            {
              guard: { type: 'isCut', params: ({ event }) => ({ file: event.output }) },
              target: 'resting',
              actions: [
                { type: 'handOver', params: ({ event }) => ({ file: event.output }) },
                'emitCut',
              ],
            },
            {
              target: 'resting',
              actions: { type: 'handOver', params: ({ event }) => ({ file: event.output }) },
            },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        },
      },
      failed: { tags: 'failed', on: { 'export.requested': 'fetching' } },
    },
  });
}
