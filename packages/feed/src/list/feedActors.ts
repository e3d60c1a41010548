import { listPosts, type QueryOf } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { hearPosts } from '@saudagar/posts';
import { fromCallback, fromPromise } from 'xstate';
import { DEFAULT_CONFIGURATION } from '../configuration/feedConfiguration.ts';
import { feedMachine } from './feedMachine.ts';
import type { FeedRequest } from './feedPosts.ts';
import { hearPublishedElsewhere } from './lists.ts';

/** The feed's machine on the portal's client; it hears what becomes of posts as long as it is kept. */
export const provideFeed = (portal: Portal) =>
  feedMachine.provide({
    actions: { logFailure: (_, { error }) => console.info('saudagar: feed', error) },
    actors: {
      loadPage: fromPromise(({ input: { cursor, ...request }, signal }) =>
        portal.client
          .call(listPosts, {
            query: { ...queryOf(request), ...(cursor !== null && { cursor }) },
            signal,
          })
          .catch((error: unknown) => {
            console.info('saudagar: posts did not come', error);
            throw error;
          }),
      ),
      hearPosts: fromCallback(({ sendBack }) => {
        const stops = [
          hearPosts(portal, sendBack),
          hearPublishedElsewhere(portal, (post) =>
            sendBack({ type: 'post.publishedElsewhere', post }),
          ),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
    },
  });

/** What the server is asked; what is its default anyway is not sent. */
export function queryOf({ sortBy, filterBy, postsPerLoad, hashtag }: FeedRequest) {
  const query: QueryOf<typeof listPosts> = {
    ...(sortBy !== DEFAULT_CONFIGURATION.sortBy && { sort: sortBy }),
    ...(filterBy !== DEFAULT_CONFIGURATION.filterBy && { filter: filterBy }),
    ...(postsPerLoad !== DEFAULT_CONFIGURATION.postsPerLoad && { limit: postsPerLoad }),
    ...(hashtag !== null && { hashtag }),
  };
  return query;
}
