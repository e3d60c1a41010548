import { ApiError, type Event, getEvent } from '@saudagar/contract';
import { onNotified } from '@saudagar/delivery/machines';
import { provideFlow, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';
import { changeEvent } from '../changes/eventChange.ts';
import { doorName, readDoor } from '../organize/doorList.ts';

/** One event, for the dialog and the page. */
export const eventMachine = readMachine<{ id: string }, Event>({ id: 'event' });

/** Implements loading one event with the portal's client. */
export const provideEvent = (portal: Portal) =>
  provideFlow(eventMachine, {
    actors: {
      load: fromPromise(async ({ input: { query, mayBeKept }, signal }) => {
        try {
          return await portal.client.call(getEvent, { params: query, signal, mayBeKept });
        } catch (error) {
          // Without a network, the door opens with what this device has (EVT-312).
          const door = ApiError.from(error).isTransient
            ? readDoor(await portal.offline.read(doorName(query.id)).catch(() => null))
            : null;
          if (!door) throw error;
          return door.event;
        }
      }),
      subscribe: fromCallback(({ input: { query }, sendBack }) => {
        const outdate = () => sendBack({ type: 'read.outdated' });
        // Such as the notification that the member moved up, or of an edit.
        const stopNotified = onNotified(portal, outdate);
        // It may be the device's copy.
        window.addEventListener('online', outdate);
        const unsubscribe = subscribeEvents(portal, (news) => {
          if (news.type === 'deleted' && news.id === query.id) sendBack({ type: 'read.lost' });
          else if (news.type === 'outdated' && news.id === query.id) outdate();
          else
            sendBack({ type: 'read.changed', change: (event: Event) => changeEvent(event, news) });
        });
        return () => {
          stopNotified();
          window.removeEventListener('online', outdate);
          unsubscribe();
        };
      }),
    },
  });
