import { createContext, useContext } from 'react';
import { communityPosts, type PostSource } from './postSource.ts';

/** The source of the post around, and whether its reader may only read. */
export interface PlacedSource {
  source: PostSource;
  isReadOnly: boolean;
}

export const SourceContext = createContext<PlacedSource>({
  source: communityPosts,
  isReadOnly: false,
});

/** Where the post around comes from. */
export const useSource = () => useContext(SourceContext);
