import type { StoredValueOptions } from '@saudagar/portal';
import {
  DEFAULT_CONFIGURATION,
  type FeedConfiguration,
  parseConfiguration,
} from './feedConfiguration.ts';

/** Where it is kept, for each member; it stays on sign-out (SHELL-108). */
export const storedConfiguration: StoredValueOptions<FeedConfiguration> = {
  key: 'saudagar.feed.v2',
  isMembers: true,
  fallback: DEFAULT_CONFIGURATION,
  parse: parseConfiguration,
};
