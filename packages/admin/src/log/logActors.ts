import { exportAuditLog, listAuditLog } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';
import { handOver } from '../export/handOver.ts';
import { logExportMachine } from './logExportMachine.ts';
import { type LogQuery, logMachine } from './logMachine.ts';

const filtersOf = ({ act, search, from, to }: LogQuery) => ({
  ...(act && { action_type: act }),
  ...(search.trim() && { search: search.trim() }),
  ...(from && { from }),
  ...(to && { to }),
});

/** The audit log on the portal's client; each act of the viewer shows at once. */
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

/** The filtered log as a file. */
export const provideLogExport = (portal: Portal) =>
  provideFlow(logExportMachine, {
    actors: {
      fetchFile: read(portal, exportAuditLog, ({ query }: { query: LogQuery }) => ({
        query: { ...filtersOf(query), time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      })),
    },
    actions: { handOver: (_, { file }) => handOver(file) },
  });
