import type { FlagReason } from '@saudagar/contract';

export interface FlagsTable {
  id: string;
  content_type: string;
  content_id: string;
  member_id: string;
  reason: FlagReason;
  description: string | null;
  client_id: string | null;
  created_at: Date;
}

/** The tables of the area. */
export interface AdminTables {
  flags: FlagsTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends AdminTables {}
}
