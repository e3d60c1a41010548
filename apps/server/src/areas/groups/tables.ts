import type {
  GroupApproval,
  GroupNotices,
  GroupOfferRole,
  GroupRole,
  GroupType,
} from '@saudagar/contract';
import type { Generated } from 'kysely';
import type { JsonList } from '../../database/jsonList.ts';

interface GroupsTable {
  id: string;
  name: string;
  description: string;
  group_type: GroupType;
  industry_tags: JsonList;
  /** Normalized tags for comparison (GRP-089). */
  tag_keys: JsonList;
  location: string | null;
  /** Location, and all text that the search matches, written by the contract's `searchedText`. */
  location_searched: string;
  searched: string;
  rules: JsonList;
  /** Its creator; null after that account was deleted. */
  creator_id: string | null;
  approval_status: GroupApproval;
  member_count: Generated<number>;
  posts_count: Generated<number>;
  /** Time of its creation or latest post. */
  activity_at: Date;
  client_id: string | null;
  created_at: Date;
  /** Time of its closing; null while it is open. */
  closed_at: Generated<Date | null>;
  /** Time before which posts are for members alone, since it was private; null for no such time. */
  opened_at: Generated<Date | null>;
}

interface GroupMembersTable {
  group_id: string;
  member_id: string;
  /** Each group has exactly one admin, enforced by the database. */
  role: GroupRole;
  joined_at: Date;
  /** Open offer by the group's admin, which ends with their role, in the database. */
  offered_role: Generated<GroupOfferRole | null>;
  /** Chosen notices while the group is not muted; `none` is a mute. */
  notices: Generated<Exclude<GroupNotices, 'none'>>;
}

interface GroupRequestsTable {
  group_id: string;
  member_id: string;
  created_at: Date;
}

interface GroupInvitationsTable {
  group_id: string;
  member_id: string;
  inviter_id: string | null;
  created_at: Date;
}

interface GroupBansTable {
  group_id: string;
  member_id: string;
  banned_by: string | null;
  created_at: Date;
}

interface GroupDeclinesTable {
  group_id: string;
  member_id: string;
  declined_at: Date;
}

export interface GroupTables {
  groups: GroupsTable;
  group_members: GroupMembersTable;
  group_requests: GroupRequestsTable;
  group_invitations: GroupInvitationsTable;
  group_bans: GroupBansTable;
  group_declines: GroupDeclinesTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends GroupTables {}
}
