import { createContext, useContext } from 'react';

/** Returns the host's address of the posts with a hashtag, given in lower case without `#`. */
export type HashtagPath = (tag: string) => string;

/** The host's hashtag addresses; none when it has no such pages. */
export const HashtagPathContext = createContext<HashtagPath | undefined>(undefined);

/** The host's hashtag addresses; undefined when it has no such pages. */
export const useHashtagPath = (): HashtagPath | undefined => useContext(HashtagPathContext);
