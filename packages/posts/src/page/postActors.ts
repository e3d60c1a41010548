import { ApiError, type Client, getPost, listPosts, type Post } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { hearPosts } from '../places/places.ts';
import { postMachine } from './postMachine.ts';

/** How far the list is searched for a post where the server does not give one alone. */
const PAGES_SEARCHED = 10;
const PAGE_SIZE = 100;

/** One post on the portal's client. */
export const providePost = (portal: Portal) =>
  postMachine.provide({
    actors: {
      loadPost: fromPromise(async ({ input: { postId }, signal }) => {
        try {
          return await portal.client.call(getPost, { params: { id: postId }, signal });
        } catch (error) {
          if (!ApiError.from(error).isUnsupported) throw error;
          return findPost(portal.client, postId, signal);
        }
      }),
      hearPosts: fromCallback(({ sendBack }) => hearPosts(portal, sendBack)),
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
