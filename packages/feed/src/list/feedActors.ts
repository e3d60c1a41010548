import { listPosts, type QueryOf } from '@saudagar/contract';
import { bySource, callTo, subscribePosts } from '@saudagar/posts/machines';
import { fromCallback, fromPromise } from 'xstate';
import { DEFAULT_CONFIGURATION } from '../configuration/feedConfiguration.ts';
import type { FeedSource, PageRequest } from '../source/feedSource.ts';
import { feedMachine } from './feedMachine.ts';
import type { FeedRequest } from './feedPosts.ts';
import { subscribePublishedElsewhere } from './lists.ts';

const listCommunityPosts = callTo(listPosts, ({ cursor, ...request }: PageRequest) => ({
  query: { ...queryOf(request), ...(cursor !== null && { cursor }) },
}));

/** Returns the call that loads a page of the feed. */
export const listOf = ({ list = listCommunityPosts }: FeedSource) => list;

/** Implements the feed with the portal's client; it receives post changes while it runs. */
export const provideFeed = bySource((portal, source: FeedSource) =>
  feedMachine.provide({
    actions: { logFailure: (_, { error }) => console.info('saudagar: feed', error) },
    actors: {
      loadPage: fromPromise(({ input: { mayBeKept, ...input }, signal }) =>
        listOf(source)(portal.client, input, { signal, mayBeKept }).catch((error: unknown) => {
          console.info('saudagar: posts did not come', error);
          throw error;
        }),
      ),
      subscribePosts: fromCallback(({ sendBack }) => {
        const onReturned = () => sendBack({ type: 'network.returned' });
        window.addEventListener('online', onReturned);
        const stops = [
          () => window.removeEventListener('online', onReturned),
          subscribePosts(portal, sendBack, source.posts),
          subscribePublishedElsewhere(portal, source, (post) =>
            sendBack({ type: 'post.publishedElsewhere', post }),
          ),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
    },
  }),
);

/** Returns the query of a request without default values. */
function queryOf({ sortBy, filterBy, postsPerLoad, hashtag }: FeedRequest) {
  const query: QueryOf<typeof listPosts> = {
    ...(sortBy !== DEFAULT_CONFIGURATION.sortBy && { sort: sortBy }),
    ...(filterBy !== DEFAULT_CONFIGURATION.filterBy && { filter: filterBy }),
    ...(postsPerLoad !== DEFAULT_CONFIGURATION.postsPerLoad && { limit: postsPerLoad }),
    ...(hashtag !== null && { hashtag }),
  };
  return query;
}
