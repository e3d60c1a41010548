import { createContext, useContext } from 'react';
import { communityPosts, type PostSource } from './postSource.ts';

/** Source of the enclosing post, and `isReadOnly` for readers without write access. */
export interface PlacedSource {
  source: PostSource;
  isReadOnly: boolean;
}

export const SourceContext = createContext<PlacedSource>({
  source: communityPosts,
  isReadOnly: false,
});

/** Returns the source of the enclosing post. */
export const useSource = () => useContext(SourceContext);
