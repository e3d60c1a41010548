import { downloadFile } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { saveFile } from '@saudagar/ui';
import { fromPromise } from 'xstate';
import { savingMachine } from './savingMachine.ts';

/** Saving a document on the portal's client. */
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
