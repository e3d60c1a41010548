import { knownUser, type Portal, startPersistentActor } from '@saudagar/portal';
import { waitFor } from 'xstate';
import { provideLatestPosts } from './latestPostsFlow.ts';

/** Key of the actor for the newest posts. */
export const LATEST_KEY = 'feed.latest';

/** More than are shown, since some may be hidden. */
export const LATEST_QUERY = { limit: 8 };

/**
 * Loads the newest posts before {@link LatestPosts} is shown, so that its first render has them
 * instead of a skeleton. Resolves after success or failure, never rejects.
 */
export async function prepareLatestPosts(portal: Portal): Promise<void> {
  if (!(await knownUser(portal))) return;
  const actor = startPersistentActor(portal, LATEST_KEY, provideLatestPosts, {
    query: LATEST_QUERY,
  });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading')).catch(() => {});
}
