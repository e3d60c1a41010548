import { ApiError, type Client, getTender, listTenders, type Tender } from '@saudagar/contract';
import { withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeTenders } from '../changes/changes.ts';
import { changeTender } from '../changes/tenderChange.ts';
import { tenderMachine } from './tenderMachine.ts';

/** How many pages of the list are searched where the server gives no single tender. */
const PAGES_SEARCHED = 10;
const PAGE_SIZE = 100;

/** One tender on the portal's client. */
export const provideTender = (portal: Portal) =>
  withDefaults(tenderMachine).provide({
    actors: {
      load: fromPromise(async ({ input: { query: params }, signal }) => {
        try {
          return await portal.client.call(getTender, { params, signal });
        } catch (error) {
          if (!ApiError.from(error).isUnsupported) throw error;
          return findTender(portal.client, params.id, signal);
        }
      }),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeTenders(portal, (news) => {
          if (news.about === 'deleted' && news.id === query.id) sendBack({ type: 'read.lost' });
          else
            sendBack({
              type: 'read.changed',
              change: (tender: Tender) => changeTender(tender, news),
            });
        }),
      ),
    },
  });

async function findTender(client: Client, id: string, signal: AbortSignal): Promise<Tender> {
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_SEARCHED; page += 1) {
    const query = { limit: PAGE_SIZE, ...(cursor !== null && { cursor }) };
    const read: { items: Tender[]; cursor: string | null } = await client.call(listTenders, {
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
