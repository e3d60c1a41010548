import type { Keeping } from '@saudagar/portal';
import { type FeedConfiguration, storedConfiguration } from './feedConfiguration.ts';

/** Keeps a member's settings in the browser as an earlier visit left them. */
export const keepConfiguration = ({ storage }: Keeping, kept: Partial<FeedConfiguration>) =>
  storage.setItem(storedConfiguration.key, JSON.stringify(kept));

/** The settings that the browser keeps. */
export const keptConfiguration = ({ storage }: Keeping): FeedConfiguration =>
  JSON.parse(storage.getItem(storedConfiguration.key) ?? '{}');
