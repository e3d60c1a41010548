import { exportAuditLog, listAuditLog } from '@saudagar/contract';
import { languageOf, logTable } from '@saudagar/contract/server';
import type { Community } from '../../../community.ts';
import { csvOf } from '../../../http/csv.ts';
import { memberRoute, type Route } from '../../../http/route.ts';
import { keeperOf } from '../auditLog.ts';

/** The audit log, for admins. */
export function logRoutes({ readLog }: Community): Route[] {
  return [
    memberRoute(listAuditLog, ({ query }) => readLog.page(query)),
    memberRoute(exportAuditLog, async (call) => {
      const { entries, is_cut } = await readLog.export(keeperOf(call), call.query);
      const language = languageOf(call.request.headers['accept-language']);
      return { file_name: 'audit-log.csv', csv: csvOf(logTable(entries, language)), is_cut };
    }),
  ];
}
