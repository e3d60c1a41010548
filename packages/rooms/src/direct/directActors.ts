import { openDirectRoom, sendMessage } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { directMachine } from './directMachine.ts';

/** A message to one member on the portal's client. */
export const provideDirect = ({ client }: Portal) =>
  directMachine.provide({
    actors: {
      sendDirect: fromPromise(async ({ input: { userId, text, clientId } }) => {
        const { id: roomId } = await client.call(openDirectRoom, { params: { userId } });
        await client.call(sendMessage, {
          params: { roomId },
          body: { content: text, message_type: 'text', attachments: [], client_id: clientId },
        });
      }),
    },
  });
