import { downloadFile } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
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
      handOver: (_, { file, name }) => {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(file);
        link.download = name;
        link.click();
        // The browser has taken hold of it by then.
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
      },
    },
  });
