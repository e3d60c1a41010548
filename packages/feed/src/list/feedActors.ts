import { listPosts, type QueryOf } from '@saudagar/contract';
import { bySource, callTo, subscribePosts } from '@saudagar/posts';
import { fromCallback, fromPromise } from 'xstate';
import { DEFAULT_CONFIGURATION } from '../configuration/feedConfiguration.ts';
import type { FeedSource, PageRequest } from '../source/feedSource.ts';
import { feedMachine } from './feedMachine.ts';
import type { FeedRequest } from './feedPosts.ts';
import { onPublishedElsewhere } from './lists.ts';

const listCommunityPosts = callTo(listPosts, ({ cursor, ...request }: PageRequest) => ({
  query: { ...queryOf(request), ...(cursor !== null && { cursor }) },
}));

/** Reads a page of the feed. */
export const listOf = ({ list = listCommunityPosts }: FeedSource) => list;

/** The feed's machine on the portal's client; it hears what becomes of posts as long as it is kept. */
export const provideFeed = bySource((portal, source: FeedSource) =>
  feedMachine.provide({
    actions: { logFailure: (_, { error }) => console.info('saudagar: feed', error) },
    actors: {
      loadPage: fromPromise(({ input, signal }) =>
        listOf(source)(portal.client, input, { signal }).catch((error: unknown) => {
          console.info('saudagar: posts did not come', error);
          throw error;
        }),
      ),
      subscribePosts: fromCallback(({ sendBack }) => {
        const stops = [
          subscribePosts(portal, sendBack, source.posts),
          onPublishedElsewhere(portal, source, (post) =>
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

/** What a server is asked for by the feed's query; what is its default anyway is not sent. */
function queryOf({ sortBy, filterBy, postsPerLoad, hashtag }: FeedRequest) {
  const query: QueryOf<typeof listPosts> = {
    ...(sortBy !== DEFAULT_CONFIGURATION.sortBy && { sort: sortBy }),
    ...(filterBy !== DEFAULT_CONFIGURATION.filterBy && { filter: filterBy }),
    ...(postsPerLoad !== DEFAULT_CONFIGURATION.postsPerLoad && { limit: postsPerLoad }),
    ...(hashtag !== null && { hashtag }),
  };
  return query;
}
