import type { GroupChatInvitePolicy } from '@saudagar/contract';

/** How a member keeps another at a distance. */
export type RestrictionKind = 'block' | 'mute';

export interface RestrictionTable {
  /** The member who blocks or mutes. */
  member_id: string;
  /** From whom. */
  other_id: string;
  way: RestrictionKind;
  created_at: Date;
}

/** Who may add a member to group chats. */
export interface GroupChatInvitePolicyTable {
  member_id: string;
  addable_by: GroupChatInvitePolicy;
}

/** The tables of the area. */
export interface BlockingTables {
  addable_by: GroupChatInvitePolicyTable;
  kept_away: RestrictionTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends BlockingTables {}
}
