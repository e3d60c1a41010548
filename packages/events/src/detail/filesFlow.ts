import { type EventAttachments, getEventAttachments } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';

/** The gallery and documents of an event (EVT-066–078); empty where it has neither. */
export const filesMachine = readMachine<{ id: string }, EventAttachments>({
  id: 'eventFiles',
  isEmpty: ({ gallery, attachments }) => gallery.length === 0 && attachments.length === 0,
});

/** An event's files on the portal's client (EVT-067). */
export const provideFiles = (portal: Portal) =>
  provideFlow(filesMachine, {
    actors: {
      load: read(portal, getEventAttachments, ({ query: params }) => ({ params })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeEvents(portal, (news) => {
          if (news.type === 'files' && news.id === query.id) sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });
