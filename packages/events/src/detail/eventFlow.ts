import { type Event, getEvent } from '@saudagar/contract';
import { onNotified } from '@saudagar/delivery/machines';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';
import { changeEvent } from '../changes/eventChange.ts';

/** One event, for the dialog and the page. */
export const eventMachine = readMachine<{ id: string }, Event>({ id: 'event' });

/** Implements loading one event with the portal's client. */
export const provideEvent = (portal: Portal) =>
  provideFlow(eventMachine, {
    actors: {
      load: read(portal, getEvent, ({ query }: { query: { id: string } }) => ({ params: query })),
      subscribe: fromCallback(({ input: { query }, sendBack }) => {
        const outdate = () => sendBack({ type: 'read.outdated' });
        // Such as the notification that the member moved up, or of an edit.
        const stopNotified = onNotified(portal, outdate);
        const unsubscribe = subscribeEvents(portal, (news) => {
          if (news.type === 'deleted' && news.id === query.id) sendBack({ type: 'read.lost' });
          else if (news.type === 'outdated' && news.id === query.id) outdate();
          else
            sendBack({ type: 'read.changed', change: (event: Event) => changeEvent(event, news) });
        });
        return () => {
          stopNotified();
          unsubscribe();
        };
      }),
    },
  });
