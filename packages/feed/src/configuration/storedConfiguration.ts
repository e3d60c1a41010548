import type { StoredValueOptions } from '@saudagar/portal';
import {
  DEFAULT_CONFIGURATION,
  type FeedConfiguration,
  parseConfiguration,
} from './feedConfiguration.ts';

/** Storage of the settings, per member; kept on sign-out (SHELL-108). */
export const storedConfiguration: StoredValueOptions<FeedConfiguration> = {
  key: 'saudagar.feed.v2',
  isMembers: true,
  fallback: DEFAULT_CONFIGURATION,
  parse: parseConfiguration,
};
