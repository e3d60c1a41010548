import { createContext, useContext } from 'react';

/** The host's address of a member, who is named by their id, or by `@` and their username. */
export type MemberPath = (member: string) => string;

/** The host's address of members; none where profiles have no page. */
export const MemberPathContext = createContext<MemberPath | undefined>(undefined);

/** The host's address of members; undefined where profiles have no page. */
export const useMemberPath = (): MemberPath | undefined => useContext(MemberPathContext);
