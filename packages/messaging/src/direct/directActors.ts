import { openDirectRoom, sendMessage } from '@saudagar/contract';
import { provideFlow, tellNobody } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { directMachine } from './directMachine.ts';

/** A message to one member on the portal's client: opens the room with them, then sends. */
export const provideDirect = ({ client }: Portal) =>
  provideFlow(directMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body, clientId } }) => {
        const { id: roomId } = await client.call(openDirectRoom, { params: subject });
        await client.call(sendMessage, {
          params: { roomId },
          body: { ...body, message_type: 'text', attachments: [], client_id: clientId },
        });
        return null;
      }),
    },
    actions: { publish: tellNobody },
  });
