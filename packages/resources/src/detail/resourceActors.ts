import {
  ApiError,
  type Client,
  getResource,
  listResources,
  type Resource,
} from '@saudagar/contract';
import { withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeResources } from '../changes/changes.ts';
import { resourceMachine } from './resourceMachine.ts';

/** How many pages of the library are searched where the server gives no single resource. */
const PAGES_SEARCHED = 10;
const PAGE_SIZE = 100;

/** One resource on the portal's client. */
export const provideResource = (portal: Portal) =>
  withDefaults(resourceMachine).provide({
    actors: {
      load: fromPromise(async ({ input: { query: params }, signal }) => {
        try {
          return await portal.client.call(getResource, { params, signal });
        } catch (error) {
          if (!ApiError.from(error).isUnsupported) throw error;
          return findResource(portal.client, params.id, signal);
        }
      }),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeResources(portal, (news) => {
          if (news.about === 'library') sendBack({ type: 'read.outdated' });
          if (news.about !== 'resource' || news.change.id !== query.id) return;
          const { change } = news;
          sendBack({
            type: 'read.changed',
            change: (value: Resource) => ({ ...value, ...change }),
          });
        }),
      ),
    },
  });

async function findResource(client: Client, id: string, signal: AbortSignal): Promise<Resource> {
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_SEARCHED; page += 1) {
    const query: { limit: number; cursor?: string } = { limit: PAGE_SIZE };
    if (cursor !== null) query.cursor = cursor;
    const read = await client.call(listResources, { query, signal });
    const found = read.items.find((one) => one.id === id);
    if (found) return found;
    if (read.cursor === null) break;
    cursor = read.cursor;
  }
  throw new ApiError('refused', { status: 404 });
}
