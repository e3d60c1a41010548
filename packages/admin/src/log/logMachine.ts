import type { AuditAction, AuditEntry } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** What the audit log is narrowed to; empty for all. */
export interface LogQuery {
  act: AuditAction | '';
  search: string;
  /** Days in Indonesia's western zone, both included. */
  from: string;
  to: string;
}

/** Acts of moderators and admins, the latest first (additive). */
export const logMachine = listMachine<LogQuery, AuditEntry>({
  id: 'auditLog',
  idOf: ({ id, created_at, action_type }) => id ?? `${created_at} ${action_type}`,
  isNarrowed: ({ act, search, from, to }) => `${act}${search.trim()}${from}${to}` !== '',
});
