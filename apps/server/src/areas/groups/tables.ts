import type { GroupApproval, GroupRole, GroupType } from '@saudagar/contract';
import type { Generated } from 'kysely';
import type { JsonList } from '../../database/jsonList.ts';

interface GroupsTable {
  id: string;
  name: string;
  description: string;
  group_type: GroupType;
  industry_tags: JsonList;
  /** The tags as they are compared (GRP-089). */
  tag_keys: JsonList;
  location: string | null;
  /** The location, and all that search looks into, as the contract's `searchedText` writes it. */
  location_searched: string;
  searched: string;
  rules: JsonList;
  /** Who made it; null once that account is gone. */
  creator_id: string | null;
  approval_status: GroupApproval;
  member_count: Generated<number>;
  posts_count: Generated<number>;
  /** When it was made or last posted in. */
  activity_at: Date;
  client_id: string | null;
  created_at: Date;
}

interface GroupMembersTable {
  group_id: string;
  member_id: string;
  /** One of each group is its admin; the database keeps it so. */
  role: GroupRole;
  joined_at: Date;
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

/** The tables of trade groups. */
export interface GroupTables {
  groups: GroupsTable;
  group_members: GroupMembersTable;
  group_requests: GroupRequestsTable;
  group_invitations: GroupInvitationsTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends GroupTables {}
}
