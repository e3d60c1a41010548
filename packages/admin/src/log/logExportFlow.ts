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
        // Times are in the zone of the day filters, the default.
        query: filtersOf(query),
      })),
    },
    actions: { handOver: (_, { file }) => handOver(file) },
  });
