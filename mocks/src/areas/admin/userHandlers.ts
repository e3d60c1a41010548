import {
  deleteUser,
  exportAuditLog,
  exportUsers,
  getManagedUser,
  getUserStats,
  listAuditLog,
  listUsers,
  resetUserPassword,
  setUserRole,
  setUserStatus,
} from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import type { Community, On } from '../../core/community.ts';
import { readerOf } from '../../core/csv.ts';
import { exportLog, readLog } from './readLog.ts';

/** Handlers of accounts and the audit log, for the Admin Center. */
export function userHandlers(community: Community, on: On): HttpHandler[] {
  const { managedUsers } = community;
  return [
    // First, because the path of an id would match both.
    on(getUserStats, () => managedUsers.stats()),
    on(exportUsers, (call) => {
      const { time_zone: _, ...filters } = call.query;
      return managedUsers.export(call.viewer, filters, readerOf(call));
    }),
    on(listUsers, ({ viewer, query }) => managedUsers.list(viewer, query)),
    on(getManagedUser, ({ viewer, params }) => managedUsers.find(viewer, params.id)),
    on(setUserRole, ({ viewer, params, body }) =>
      managedUsers.setRole(viewer, params.id, body.role),
    ),
    on(setUserStatus, ({ viewer, params, body }) =>
      body.is_active
        ? managedUsers.activate(viewer, params.id)
        : managedUsers.deactivate(viewer, params.id, body),
    ),
    on(resetUserPassword, ({ viewer, params }) => managedUsers.resetPassword(viewer, params.id)),
    on(deleteUser, ({ viewer, params, query, body }) =>
      managedUsers.remove(viewer, params.id, { ...body, isPermanent: query.permanent === 'true' }),
    ),
    on(listAuditLog, ({ query }) => readLog(community, query)),
    on(exportAuditLog, (call) => {
      const { time_zone: _, ...filters } = call.query;
      return exportLog(community, call.viewer, filters, readerOf(call));
    }),
  ];
}
