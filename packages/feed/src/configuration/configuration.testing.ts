import type { StorageBackend } from '@saudagar/portal';
import type { FeedConfiguration } from './feedConfiguration.ts';

/** Storage key of the story's member. */
const KEY = 'saudagar.feed.member-1.v2';

/** Stores a member's settings as an earlier visit would have. */
export const storeConfiguration = (
  { storage }: StorageBackend,
  stored: Partial<FeedConfiguration>,
) => storage.setItem(KEY, JSON.stringify(stored));

/** Returns the stored settings. */
export const readConfiguration = ({ storage }: StorageBackend): FeedConfiguration =>
  JSON.parse(storage.getItem(KEY) ?? '{}');
