import { getPost, type Post } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { hearPosts } from '../places/places.ts';
import { changePosts } from '../places/postChange.ts';
import { postMachine } from './postMachine.ts';

/** One post on the portal's client. */
export const providePost = (portal: Portal) =>
  provideFlow(postMachine, {
    actors: {
      load: read(portal, getPost, ({ query }: { query: { id: string } }) => ({ params: query })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        hearPosts(portal, ({ change }) => {
          if (change.type === 'post.deleted' && change.id === query.id)
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
