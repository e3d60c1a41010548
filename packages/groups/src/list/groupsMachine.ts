import type { Group, GroupType } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** What a list of groups is searched and narrowed by. */
export interface GroupsQuery {
  /** The member's own groups, or the others. */
  scope: 'mine' | 'discover';
  search: string;
  tag: string;
  location: string;
  type: GroupType | '';
}

/** The member's groups, or those to discover (GRP-002–006). */
export const groupsMachine = listMachine<GroupsQuery, Group>({
  id: 'groups',
  idOf: ({ id }) => id,
  isNarrowed: ({ search, tag, location, type }) =>
    Boolean(search.trim() || tag || location.trim() || type),
});
