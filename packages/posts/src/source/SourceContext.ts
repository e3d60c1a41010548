import { createContext, useContext } from 'react';
import { communityPosts, type PostSource } from './postSource.ts';

/** Source of the enclosing post, and what its list offers. */
export interface PlacedSource {
  source: PostSource;
  /** True for readers without write access. */
  isReadOnly: boolean;
  /** Filters the list by a hashtag; undefined when hashtags lead to the host's address. */
  onHashtag?: ((tag: string) => void) | undefined;
}

export const SourceContext = createContext<PlacedSource>({
  source: communityPosts,
  isReadOnly: false,
});

/** Returns the source of the enclosing post, and what its list offers. */
export const useSource = () => useContext(SourceContext);
