import type { AddableBy } from '@saudagar/contract';

/** How a member keeps another at a distance. */
export type Way = 'block' | 'mute';

export interface KeptAwayTable {
  /** Who wants peace. */
  member_id: string;
  /** From whom. */
  other_id: string;
  way: Way;
  created_at: Date;
}

/** Who may add a member to group chats. */
export interface AddableByTable {
  member_id: string;
  addable_by: AddableBy;
}

/** The tables of the area. */
export interface PeaceTables {
  addable_by: AddableByTable;
  kept_away: KeptAwayTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends PeaceTables {}
}
