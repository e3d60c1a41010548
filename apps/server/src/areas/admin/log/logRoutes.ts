import { exportAuditLog, listAuditLog } from '@saudagar/contract';
import { logFileName, logTable } from '@saudagar/contract/server';
import type { Community } from '../../../community.ts';
import { csvOf, readerOf } from '../../../http/csv.ts';
import { memberRoute, type Route } from '../../../http/route.ts';
import { moderatorOf } from '../auditLog.ts';

/** The audit log, for admins. */
export function logRoutes({ readLog, now }: Community): Route[] {
  return [
    memberRoute(listAuditLog, ({ query }) => readLog.page(query)),
    memberRoute(exportAuditLog, async (call) => {
      const { time_zone: _, ...filters } = call.query;
      const { entries, is_cut } = await readLog.export(moderatorOf(call), filters);
      const reader = readerOf(call);
      const csv = csvOf(logTable(entries, reader), reader);
      return { file_name: logFileName(now(), reader), csv, is_cut };
    }),
  ];
}
