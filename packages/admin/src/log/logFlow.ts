import { type AuditAction, type AuditEntry, listAuditLog } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** Filters of the audit log; empty for all. */
export interface LogQuery {
  act: AuditAction | '';
  search: string;
  /** First and last day in Western Indonesia Time, both inclusive. */
  from: string;
  to: string;
}

/** Actions of moderators and administrators, latest first (additive). */
export const logMachine = listMachine<LogQuery, AuditEntry>({
  id: 'auditLog',
  idOf: ({ id, created_at, action_type }) => id ?? `${created_at} ${action_type}`,
  isNarrowed: ({ act, search, from, to }) => `${act}${search.trim()}${from}${to}` !== '',
});

export const filtersOf = ({ act, search, from, to }: LogQuery) => ({
  ...(act && { action_type: act }),
  ...(search.trim() && { search: search.trim() }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Implements the audit log with the portal's client; the viewer's own actions show at once. */
export const provideLog = (portal: Portal) =>
  provideFlow(logMachine, {
    actors: {
      loadPage: read(
        portal,
        listAuditLog,
        ({ query, cursor }: { query: LogQuery; cursor: string | null }) => ({
          query: { ...filtersOf(query), ...(cursor !== null && { cursor }) },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, () => sendBack({ type: 'list.refreshed' })),
      ),
    },
  });
