import type { StorageBackend } from '@saudagar/portal';
import type { FeedConfiguration } from './feedConfiguration.ts';

/** Where the settings of the member of a story are kept. */
const KEY = 'saudagar.feed.member-1.v2';

/** Keeps a member's settings in the browser as an earlier visit left them. */
export const keepConfiguration = (
  { storage }: StorageBackend,
  stored: Partial<FeedConfiguration>,
) => storage.setItem(KEY, JSON.stringify(stored));

/** The settings that the browser keeps. */
export const savedConfiguration = ({ storage }: StorageBackend): FeedConfiguration =>
  JSON.parse(storage.getItem(KEY) ?? '{}');
