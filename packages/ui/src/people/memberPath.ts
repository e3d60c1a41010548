import { createContext, useContext } from 'react';

/** Returns the host's address of a member, given by id, or by `@` and their username. */
export type MemberPath = (memberId: string) => string;

/** The host's member addresses; none when it has no profile pages. */
export const MemberPathContext = createContext<MemberPath | undefined>(undefined);

/** The host's member addresses; undefined when it has no profile pages. */
export const useMemberPath = (): MemberPath | undefined => useContext(MemberPathContext);
