import { listPosts, type Post } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { changePosts, subscribePosts } from '@saudagar/posts/machines';
import { fromCallback } from 'xstate';

/** The newest posts, for a home page; empty in a community without posts. */
export const latestPostsMachine = readMachine<{ limit: number }, readonly Post[]>({
  id: 'latestPosts',
  isEmpty: (posts) => posts.length === 0,
});

/** The newest posts on the portal's client; what becomes of them shows at once. */
export const provideLatestPosts = (portal: Portal) =>
  provideFlow(latestPostsMachine, {
    actors: {
      load: read(
        portal,
        listPosts,
        ({ query: { limit } }) => ({ query: { limit } }),
        ({ items }) => items,
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribePosts(portal, ({ change }) =>
          sendBack({
            type: 'read.changed',
            change: (posts: readonly Post[]) => changePosts(posts, change),
          }),
        ),
      ),
    },
  });
