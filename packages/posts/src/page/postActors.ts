import { ApiError, type Client, getPost, listPosts, type Post } from '@saudagar/contract';
import { withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { hearPosts } from '../places/places.ts';
import { changePosts } from '../places/postChange.ts';
import { postMachine } from './postMachine.ts';

/** How far the list is searched for a post where the server does not give one alone. */
const PAGES_SEARCHED = 10;
const PAGE_SIZE = 100;

/** One post on the portal's client. */
export const providePost = (portal: Portal) =>
  withDefaults(postMachine).provide({
    actors: {
      load: fromPromise(async ({ input: { query }, signal }) => {
        const { postId: id } = query;
        try {
          return await portal.client.call(getPost, { params: { id }, signal });
        } catch (error) {
          if (!ApiError.from(error).isUnsupported) throw error;
          return findPost(portal.client, id, signal);
        }
      }),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        hearPosts(portal, ({ change }) => {
          if (change.type === 'post.deleted' && change.id === query.postId)
            sendBack({ type: 'read.lost' });
          else
            sendBack({
              type: 'read.changed',
              change: (post: Post) => changePosts([post], change)[0] ?? post,
            });
        }),
      ),
    },
  });

/** The post among the newest ones. */
async function findPost(client: Client, postId: string, signal: AbortSignal): Promise<Post> {
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_SEARCHED; page += 1) {
    const query: { limit: number; cursor?: string } = { limit: PAGE_SIZE };
    if (cursor !== null) query.cursor = cursor;
    const read = await client.call(listPosts, { query, signal });
    const found = read.items.find(({ id }) => id === postId);
    if (found) return found;
    if (read.cursor === null) break;
    cursor = read.cursor;
  }
  throw new ApiError('refused', { status: 404 });
}
