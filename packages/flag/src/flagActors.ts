import { flagContent } from '@saudagar/contract';
import { provideFlow, tellNobody, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { flagMachine } from './flagMachine.ts';

/** Flagging on the portal's client. */
export const provideFlag = (portal: Portal) =>
  provideFlow(flagMachine, {
    actors: {
      send: write(portal, flagContent, ({ subject, body, clientId }) => ({
        body: {
          content_type: subject.contentType,
          content_id: subject.contentId,
          ...body,
          client_id: clientId,
        },
      })),
    },
    actions: { publish: tellNobody },
  });
