import type { AuditAction, FlagReason } from '@saudagar/contract';
import type { Generated } from 'kysely';

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

/** What moderators and admins did. Nothing refers to another table, so that an entry outlives all. */
export interface AuditLogTable {
  id: string;
  actor_id: string;
  action_type: AuditAction;
  content_type: string | null;
  content_id: string | null;
  target_id: string | null;
  title: string | null;
  notes: string | null;
  ip_address: string | null;
  created_at: Date;
  /** What search looks into, as the contract's `searchedText` writes it. */
  searched: Generated<string>;
}

/** The tables of the area. */
export interface AdminTables {
  flags: FlagsTable;
  audit_log: AuditLogTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends AdminTables {}
}
