import { createContext, useContext } from 'react';
import { communityFeed, type FeedSource } from './feedSource.ts';
import type { FeedTexts } from './feedTexts.ts';

/** The enclosing feed: source, texts, and `isReadOnly` for readers without write access. */
export interface EnclosingFeed {
  source: FeedSource;
  texts: FeedTexts;
  isReadOnly: boolean;
}

export const FeedContext = createContext<EnclosingFeed>({
  source: communityFeed,
  texts: {},
  isReadOnly: false,
});

/** Returns the enclosing feed. */
export const useFeedContext = () => useContext(FeedContext);
