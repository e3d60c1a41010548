import { knownUser, type Portal, startPersistentActor } from '@saudagar/portal';
import { waitFor } from 'xstate';
import { storedConfiguration } from '../configuration/storedConfiguration.ts';
import { communityFeed, listKey } from '../source/feedSource.ts';
import { provideFeed } from './feedActors.ts';

/**
 * Loads the first posts before {@link Feed} is shown, so that its first render has them instead of
 * a skeleton. Resolves after success or failure, never rejects; `hashtag` is the feed's prop.
 */
export async function prepareFeed(portal: Portal, hashtag: string | null = null): Promise<void> {
  const user = await knownUser(portal);
  if (!user) return;
  const feed = startPersistentActor(
    portal,
    listKey(communityFeed, hashtag),
    provideFeed(communityFeed),
    {
      configuration: portal.stored(storedConfiguration).read(),
      hashtag,
      readerId: user.id,
    },
  );
  await waitFor(feed, (snapshot) => !snapshot.matches('loading')).catch(() => {});
}
