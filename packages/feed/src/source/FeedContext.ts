import { createContext, useContext } from 'react';
import { communityFeed, type FeedSource } from './feedSource.ts';
import type { FeedTexts } from './feedTexts.ts';

/** The feed around: its source, its words, and whether its reader may only read. */
export interface PlacedFeed {
  source: FeedSource;
  texts: FeedTexts;
  isReadOnly: boolean;
}

export const FeedContext = createContext<PlacedFeed>({
  source: communityFeed,
  texts: {},
  isReadOnly: false,
});

/** What is particular about the feed around. */
export const usePlacedFeed = () => useContext(FeedContext);
