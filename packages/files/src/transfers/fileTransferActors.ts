import { type Portal, watchPage } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import {
  type BytesInput,
  type FileTransferEvent,
  fileTransferMachine,
} from './fileTransferMachine.ts';
import { takeTurn } from './turns.ts';

/** Loaded with the first large file. */
const loadTus = () => import('./tusUpload.ts');

/** Implements a transfer with the portal's client. */
export const provideFileTransfer = ({ client }: Portal) =>
  fileTransferMachine.provide({
    actions: {
      discard: (_, { uploadId }) => {
        if (uploadId !== null) loadTus().then((tus) => tus.discardUpload(client, uploadId));
      },
    },
    actors: {
      turn: fromCallback<FileTransferEvent>(({ sendBack }) =>
        takeTurn(() => sendBack({ type: 'turn.came' })),
      ),
      sendBytes: fromCallback<FileTransferEvent, BytesInput>(({ input, sendBack }) => {
        let isOver = false;
        let stop = () => {};
        const report = (event: FileTransferEvent) => {
          if (!isOver) sendBack(event);
        };
        loadTus().then(
          (tus) => {
            if (!isOver) stop = tus.sendByTus(client, input, report);
          },
          // A page that cannot load the protocol sends the file whole.
          () => report({ type: 'sending.failed', failure: null }),
        );
        return () => {
          isOver = true;
          stop();
        };
      }),
      connection: fromCallback<FileTransferEvent>(({ sendBack }) =>
        watchPage(() => sendBack({ type: 'connection.returned' })),
      ),
    },
  });
