import { exportAuditLog } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { exportMachine } from '../export/exportMachine.ts';
import { handOver } from '../export/handOver.ts';
import { filtersOf, type LogQuery } from './logFlow.ts';

/** Exports the filtered log. */
export const logExportMachine = exportMachine<LogQuery>('logExport');

/** Implements the export of the filtered log. */
export const provideLogExport = (portal: Portal) =>
  provideFlow(logExportMachine, {
    actors: {
      fetchFile: read(portal, exportAuditLog, ({ query }: { query: LogQuery }) => ({
        query: { ...filtersOf(query), time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      })),
    },
    actions: { handOver: (_, { file }) => handOver(file) },
  });
