import { getPost, type Post } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { changePosts } from '../postEvents/postChange.ts';
import { subscribePosts } from '../postEvents/postEvents.ts';

/** Reads one post for a page of its own (SHELL-063). */
export const postMachine = readMachine<{ id: string }, Post>({ id: 'post' });

/** One post on the portal's client. */
export const providePost = (portal: Portal) =>
  provideFlow(postMachine, {
    actors: {
      load: read(portal, getPost, ({ query }: { query: { id: string } }) => ({ params: query })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribePosts(portal, ({ change }) => {
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
