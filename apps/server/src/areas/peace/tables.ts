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

/** The tables of the area. */
export interface PeaceTables {
  kept_away: KeptAwayTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends PeaceTables {}
}
