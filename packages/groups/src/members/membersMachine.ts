import type { GroupMember } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** Whose members are listed, and what their names are searched for. */
export interface MembersQuery {
  id: string;
  search: string;
}

/** The members of a group (GRP-049). */
export const membersMachine = listMachine<MembersQuery, GroupMember>({
  id: 'groupMembers',
  idOf: ({ user }) => user.id,
  isNarrowed: ({ search }) => search.trim() !== '',
});
