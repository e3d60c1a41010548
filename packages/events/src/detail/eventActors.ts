import { ApiError, type Client, type Event, getEvent, listEvents } from '@saudagar/contract';
import { withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';
import { changeEvent } from '../changes/eventChange.ts';
import { eventMachine } from './eventMachine.ts';

/** How many pages of the list are searched where the server gives no single event. */
const PAGES_SEARCHED = 10;
const PAGE_SIZE = 100;

/** One event on the portal's client. */
export const provideEvent = (portal: Portal) =>
  withDefaults(eventMachine).provide({
    actors: {
      load: fromPromise(async ({ input: { query: params }, signal }) => {
        try {
          return await portal.client.call(getEvent, { params, signal });
        } catch (error) {
          if (!ApiError.from(error).isUnsupported) throw error;
          return findEvent(portal.client, params.id, signal);
        }
      }),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeEvents(portal, (news) => {
          if (news.about === 'deleted' && news.id === query.id) sendBack({ type: 'read.lost' });
          else
            sendBack({ type: 'read.changed', change: (event: Event) => changeEvent(event, news) });
        }),
      ),
    },
  });

async function findEvent(client: Client, id: string, signal: AbortSignal): Promise<Event> {
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_SEARCHED; page += 1) {
    const query = { limit: PAGE_SIZE, ...(cursor !== null && { cursor }) };
    const read: { items: Event[]; cursor: string | null } = await client.call(listEvents, {
      query,
      signal,
    });
    const found = read.items.find((one) => one.id === id);
    if (found) return found;
    if (read.cursor === null) break;
    cursor = read.cursor;
  }
  throw new ApiError('refused', { status: 404 });
}
