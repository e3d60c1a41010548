import { flagContent } from '@saudagar/contract';
import { fromPromise } from 'xstate';
import type { Portal } from '../portal.ts';
import { flagMachine } from './flagMachine.ts';

/** Flagging on the portal's client. */
export const provideFlag = ({ client }: Portal) =>
  flagMachine.provide({
    actors: {
      sendFlag: fromPromise(
        ({ input: { contentType, contentId, reason, description, clientId } }) =>
          client.call(flagContent, {
            body: {
              content_type: contentType,
              content_id: contentId,
              reason,
              description: description || null,
              client_id: clientId,
            },
          }),
      ),
    },
  });
