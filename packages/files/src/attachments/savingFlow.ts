import { downloadFile } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { saveFile } from '@saudagar/ui/machines';
import { fromPromise, setup } from 'xstate';

export interface SavingInput {
  id: string;
  /** File name for saving. */
  name: string;
}

/** Saves a document without an address: fetched with the token, then handed to the browser. */
export const savingMachine = setup({
  types: {
    input: {} as SavingInput,
    context: {} as SavingInput,
    events: {} as { type: 'file.wanted' },
  },
  actors: {
    fetchFile: fromPromise<Blob, SavingInput>(() => {
      throw new Error('saving: provide fetchFile');
    }),
  },
  actions: {
    handOver: (_, _params: { file: Blob; name: string }) => {
      throw new Error('saving: provide handOver');
    },
  },
}).createMachine({
  id: 'saving',
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: { on: { 'file.wanted': 'fetching' } },
    fetching: {
      invoke: {
        src: 'fetchFile',
        input: ({ context }) => context,
        onDone: {
          target: 'resting',
          actions: {
            type: 'handOver',
            params: ({ context, event }) => ({ file: event.output, name: context.name }),
          },
        },
        onError: 'failed',
      },
    },
    failed: { on: { 'file.wanted': 'fetching' } },
  },
});

/** Implements saving a document with the portal's client. */
export const provideSaving = ({ client }: Portal) =>
  savingMachine.provide({
    actors: {
      fetchFile: fromPromise(({ input: { id }, signal }) =>
        client.call(downloadFile, { params: { id }, signal }),
      ),
    },
    actions: {
      handOver: (_, { file, name }) => saveFile(file, name),
    },
  });
