import type {
  AppealOutcome,
  AppealStatus,
  ApprovedType,
  AuditAction,
  DecisionKind,
  FlagReason,
  FlagStatus,
} from '@saudagar/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Snapshot } from './flags/snapshots.ts';

export interface FlagsTable {
  id: string;
  content_type: string;
  content_id: string;
  /** Null after the reporter's account was deleted. */
  member_id: string | null;
  reason: FlagReason;
  description: string | null;
  client_id: string | null;
  created_at: Date;
  case_id: string;
  /** Copy of the case's status, so one index serves a page. */
  status: Generated<FlagStatus>;
  case_at: Date;
  reviewed_at: Date | null;
  /** The content at the time of the flag, as JSON; null before snapshots and after their purge. */
  snapshot: ColumnType<Snapshot | null, string | null | undefined, string | null>;
}

/** Files of a flag's snapshot. */
export interface FlagFilesTable {
  flag_id: string;
  position: number;
  file_id: string;
}

/** A piece of content with all flags pending on it or settled by one decision. */
export interface FlagCasesTable {
  /** Id of its first flag. */
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
  /** Title of the content at the decision. */
  title: string | null;
  author_id: string | null;
  /** Moderator who has undone a decision. */
  undone_by: string | null;
  /** Time and admin of a restoration after a removal. */
  restored_at: Date | null;
  restored_by: string | null;
  created_at: Date;
}

/** A row that a removal took out. */
export interface RemovedContentTable {
  case_id: string;
  /** Order in which the rows go back; the content itself is the first. */
  position: number;
  table_name: string;
  row_data: JSONColumnType<Record<string, unknown>>;
  /** File that it carries. */
  file_id: string | null;
  removed_at: Date;
}

export interface WarningsTable {
  id: string;
  case_id: string;
  /** The flag whose reason the warning quotes. */
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

/** Decisions that the member concerned reads and can appeal. */
export interface ModerationDecisionsTable {
  /** For a removal, the id of its case. */
  id: string;
  kind: DecisionKind;
  member_id: string;
  /** Without foreign key, so it outlives the decider's account. */
  decided_by: string | null;
  content_type: string;
  content_id: string;
  title: string;
  excerpt: string;
  /** The flag's reason, for a removal. */
  reason: FlagReason | null;
  flag_id: string | null;
  notes: string | null;
  created_at: Date;
}

export interface AppealsTable {
  /** At most one appeal a decision. */
  decision_id: string;
  text: string;
  created_at: Date;
  status: Generated<AppealStatus>;
  outcome: AppealOutcome | null;
  notes: string | null;
  /** True when the content is public again by the outcome. */
  is_restored: Generated<boolean>;
  reviewed_by: string | null;
  decided_at: Date | null;
}

/** Audit log of moderators and admins. Without foreign keys, so an entry outlives all it names. */
export interface AuditLogTable {
  id: string;
  /** Null for a command of the operator. */
  actor_id: string | null;
  action_type: AuditAction;
  content_type: string | null;
  content_id: string | null;
  target_id: string | null;
  title: string | null;
  notes: string | null;
  ip_address: string | null;
  /** Changed fields, as the act found and left them. */
  before: JSONColumnType<Record<string, unknown> | null, string | null, never>;
  after: JSONColumnType<Record<string, unknown> | null, string | null, never>;
  created_at: Date;
  /** Text that the search matches, written by the contract's `searchedText`. */
  searched: Generated<string>;
}

/** An edit of approved content that waits for approval. */
export interface RevisionsTable {
  /** New for each version, so that nobody decides about one they have not seen. */
  id: string;
  content_type: ApprovedType;
  content_id: string;
  /** The latest to edit it; earlier ones are ids without a foreign key. */
  maker_id: string;
  earlier_ids: JSONColumnType<readonly string[], string, string>;
  /** Changed fields, in the form of the update's body. */
  changes: JSONColumnType<Record<string, unknown>, string, string>;
  created_at: Date;
}

/** Files of a revision: all that its content would have. */
export interface RevisionFilesTable {
  revision_id: string;
  position: number;
  file_id: string;
}

export interface AdminTables {
  revisions: RevisionsTable;
  revision_files: RevisionFilesTable;
  flags: FlagsTable;
  flag_files: FlagFilesTable;
  flag_cases: FlagCasesTable;
  removed_content: RemovedContentTable;
  warnings: WarningsTable;
  moderation_decisions: ModerationDecisionsTable;
  appeals: AppealsTable;
  audit_log: AuditLogTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends AdminTables {}
}
