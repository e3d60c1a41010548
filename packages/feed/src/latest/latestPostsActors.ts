import { listPosts, type Post } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { changePosts, hearPosts } from '@saudagar/posts';
import { fromCallback } from 'xstate';
import { latestPostsMachine } from './latestPostsMachine.ts';

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
        hearPosts(portal, ({ change }) =>
          sendBack({
            type: 'read.changed',
            change: (posts: readonly Post[]) => changePosts(posts, change),
          }),
        ),
      ),
    },
  });
