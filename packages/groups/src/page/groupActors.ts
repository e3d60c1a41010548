import {
  ApiError,
  type Client,
  type Group,
  getGroup,
  listGroups,
  listMyGroups,
} from '@saudagar/contract';
import { withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';
import { groupMachine } from './groupMachine.ts';

/** Most groups that are searched where the server gives no single group. */
const GROUPS_SEARCHED = 100;

/** One group on the portal's client. */
export const provideGroup = (portal: Portal) =>
  withDefaults(groupMachine).provide({
    actors: {
      load: fromPromise(async ({ input: { query: params }, signal }) => {
        try {
          return await portal.client.call(getGroup, { params, signal });
        } catch (error) {
          if (!ApiError.from(error).isUnsupported) throw error;
          return findGroup(portal.client, params.id, signal);
        }
      }),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeGroups(portal, (news) => {
          if (news.about !== 'group' || news.change.id !== query.id) return;
          const { change } = news;
          sendBack({ type: 'read.changed', change: (value: Group) => ({ ...value, ...change }) });
        }),
      ),
    },
  });

/** The group in the lists of a server that knows the documented calls alone. */
async function findGroup(client: Client, id: string, signal: AbortSignal): Promise<Group> {
  const query = { limit: GROUPS_SEARCHED };
  const mine = await client.call(listMyGroups, { query, signal });
  const own = mine.items.find((one) => one.id === id);
  if (own) return own;
  const all = await client.call(listGroups, { query, signal });
  const found = all.items.find((one) => one.id === id);
  if (found) return found;
  throw new ApiError('refused', { status: 404 });
}
