import type { AuditAction, FlagReason, FlagStatus } from '@saudagar/contract';
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
  case_id: string;
  /** As its case has it, so that one index gives a page. */
  status: Generated<FlagStatus>;
  case_at: Date;
  reviewed_at: Date | null;
}

/** A thing and all flags that wait on it, or that one decision settled. */
export interface FlagCasesTable {
  /** That of its first flag. */
  id: string;
  content_type: string;
  content_id: string;
  status: Generated<FlagStatus>;
  claimed_by: string | null;
  claimed_until: Date | null;
  outcome: 'dismissed' | 'warned' | 'removed' | null;
  notes: string | null;
  reviewed_by: string | null;
  reviewed_at: Date | null;
  /** What the thing was called when it was decided, and whose it was. */
  title: string | null;
  author_id: string | null;
  /** Who took a decision back since. */
  undone_by: string | null;
  created_at: Date;
}

export interface WarningsTable {
  id: string;
  case_id: string;
  /** The flag whose reason it gives. */
  flag_id: string;
  member_id: string;
  content_type: string;
  content_id: string;
  title: string;
  excerpt: string;
  reason: FlagReason;
  notes: string | null;
  created_at: Date;
  answer: string | null;
  answered_at: Date | null;
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
  flag_cases: FlagCasesTable;
  warnings: WarningsTable;
  audit_log: AuditLogTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends AdminTables {}
}
