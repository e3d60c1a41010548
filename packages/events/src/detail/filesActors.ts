import { getEventAttachments } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';
import { filesMachine } from './filesMachine.ts';

/** An event's files on the portal's client (EVT-067). */
export const provideFiles = (portal: Portal) =>
  provideFlow(filesMachine, {
    actors: {
      load: read(portal, getEventAttachments, ({ query: params }) => ({ params })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeEvents(portal, (news) => {
          if (news.about === 'files' && news.id === query.id) sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });
