import type { Member } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { storedConfiguration, withHidden } from './feedConfiguration.ts';

/**
 * Hides a member's posts from the reader's feed, in this browser, until _Feed Configuration_ shows
 * them again (FEED-204): for the `onHide` of a post that is shown outside the feed.
 */
export function hideMember({ stored }: Portal, { id, full_name, username }: Member): void {
  const configuration = stored(storedConfiguration);
  const hidden = { id, name: full_name || username || id };
  configuration.write(withHidden(configuration.read(), hidden));
}
