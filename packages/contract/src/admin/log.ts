import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, PageQuery, Timestamp, TimeZone } from '../core/fields.ts';

/** Types of acts that the audit log records. */
export const AUDIT_ACTIONS = [
  'dismiss_flag',
  'warn_user',
  'remove_content',
  'undo_review',
  'restore_content',
  'decide_appeal',
  'view_message',
  'view_evidence',
  'approve_content',
  'reject_content',
  'submit_revision',
  'withdraw_revision',
  'create_resource',
  'update_resource',
  'submit_resource',
  'publish_resource',
  'unpublish_resource',
  'delete_resource',
  'update_event',
  'cancel_event',
  'return_event',
  'delete_event',
  'add_event_file',
  'remove_event_file',
  'view_attendees',
  'view_answers',
  'export_attendees',
  'message_attendees',
  'check_in_attendee',
  'undo_check_in',
  'update_group',
  'create_user',
  'change_role',
  'activate_user',
  'deactivate_user',
  'end_suspension',
  'delete_user',
  'reset_password',
  'export_users',
  'export_log',
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

/** Values by field, as an act found or left them. */
const AuditedValues = z.nullish(z.record(z.string(), z.unknown()));

/**
 * An act of a moderator or admin (ADM-035–039): `action_type` is one of `AUDIT_ACTIONS` on this
 * server. Additive: `title` names the content, `actor` the doer and `target` the member concerned;
 * null once the account is deleted; `is_operator` marks an act of a command on the server, which has
 * no actor, as the end of a suspension has none. `before` and `after` are the changed fields alone. `is_gone` marks content that no
 * longer exists. Only the log has `ip_address`.
 */
export const AuditEntry = z.object({
  id: z.optional(Id),
  action_type: z.string(),
  content_type: z.nullish(z.string()),
  notes: z.nullish(z.string()),
  created_at: z.nullish(Timestamp),
  content_id: z.nullish(z.string()),
  title: z.nullish(z.string()),
  actor: z.nullish(Member),
  target: z.nullish(Member),
  ip_address: z.nullish(z.string()),
  before: AuditedValues,
  after: AuditedValues,
  is_operator: z.optional(z.boolean()),
  is_gone: z.optional(z.boolean()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const Day = z.optional(z.iso.date());
const logFilters = {
  action_type: z.optional(AuditAction),
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  from: Day,
  to: Day,
};

/**
 * Audit log entries, newest first (additive). `search` matches notes, titles and the names of both
 * people; `from` and `to` are days in Indonesia's western zone, inclusive. Entries cannot be
 * changed.
 */
export const listAuditLog = endpoint({
  name: 'listAuditLog',
  summary: 'The audit log, newest first',
  method: 'GET',
  path: '/api/admin/log',
  query: z.extend(PageQuery, logFilters),
  reply: z.array(AuditEntry),
  paged: true,
  access: 'admin',
  idempotent: true,
});

/**
 * The filtered log as CSV text, up to 10,000 entries (additive). Times are in `time_zone`,
 * Asia/Jakarta by default.
 */
export const exportAuditLog = endpoint({
  name: 'exportAuditLog',
  summary: 'The audit log as CSV',
  method: 'GET',
  path: '/api/admin/log/export',
  query: z.object({ ...logFilters, time_zone: z.optional(TimeZone) }),
  reply: z.object({ file_name: z.string(), csv: z.string(), is_cut: z.boolean() }),
  access: 'admin',
  idempotent: true,
});
