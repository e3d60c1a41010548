import { listPosts, type QueryOf } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import {
  DEFAULT_CONFIGURATION,
  type HiddenMember,
  storedConfiguration,
  withHidden,
} from './feedConfiguration.ts';
import { feedMachine } from './feedMachine.ts';
import type { FeedRequest } from './feedPosts.ts';

/** The feed's machine on the portal's client and storage. */
export const provideFeed = (portal: Portal) =>
  feedMachine.provide({
    actors: {
      loadPage: fromPromise(({ input: { cursor, ...request }, signal }) =>
        portal.client.call(listPosts, {
          query: { ...queryOf(request), ...(cursor !== null && { cursor }) },
          signal,
        }),
      ),
    },
    actions: { hideMember: (_, member) => hideMember(portal, member) },
  });

/** Writes into the configuration that a member's posts are hidden. */
export function hideMember({ stored }: Portal, member: HiddenMember): void {
  const configuration = stored(storedConfiguration);
  configuration.write(withHidden(configuration.read(), member));
}

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
