import { createContext, useContext } from 'react';

/** Returns the host's address of a member, given by id, or by `@` and their username. */
export type MemberPath = (memberId: string) => string;

/** Returns the host's address of the posts with a hashtag, given in lower case without `#`. */
export type HashtagPath = (tag: string) => string;

interface Paths {
  memberPath?: MemberPath | undefined;
  hashtagPath?: HashtagPath | undefined;
}

/** The host's addresses of what texts name; each is undefined when it has no such pages. */
export const PathsContext = createContext<Paths>({});

/** The host's member addresses; undefined when it has no profile pages. */
export const useMemberPath = (): MemberPath | undefined => useContext(PathsContext).memberPath;

/** The host's hashtag addresses; undefined when it has no such pages. */
export const useHashtagPath = (): HashtagPath | undefined => useContext(PathsContext).hashtagPath;
