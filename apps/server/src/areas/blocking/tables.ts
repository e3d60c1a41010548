import type { GroupChatInvitePolicy } from '@saudagar/contract';

/** Restriction of a member: blocked or muted. */
export type RestrictionKind = 'block' | 'mute';

export interface RestrictionTable {
  /** The member who blocks or mutes. */
  member_id: string;
  /** The blocked or muted member. */
  other_id: string;
  way: RestrictionKind;
  created_at: Date;
}

/** Policies of members for group chat invites. */
export interface GroupChatInvitePolicyTable {
  member_id: string;
  addable_by: GroupChatInvitePolicy;
}

/** Members who hide their presence. */
export interface HiddenPresenceTable {
  member_id: string;
}

export interface BlockingTables {
  addable_by: GroupChatInvitePolicyTable;
  hidden_presence: HiddenPresenceTable;
  kept_away: RestrictionTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends BlockingTables {}
}
