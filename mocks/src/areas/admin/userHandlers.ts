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
  type User,
} from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import type { Community, On } from '../../core/community.ts';
import { readerOf } from '../../core/csv.ts';
import { exportLog, readLog } from './readLog.ts';

/** Handlers of accounts and the audit log, for the Admin Center. */
export function userHandlers(community: Community, on: On): HttpHandler[] {
  const { accounts, managedUsers } = community;
  /** Admin whose password was typed lately. */
  const confirmed = ({ viewer, token = '' }: { viewer: User; token: string | undefined }) => {
    accounts.sessions.assertConfirmed(token);
    return viewer;
  };
  return [
    // First, because the path of an id would match both.
    on(getUserStats, () => managedUsers.stats()),
    on(exportUsers, (call) => {
      const { time_zone: _, ...filters } = call.query;
      return managedUsers.export(call.viewer, filters, readerOf(call));
    }),
    on(listUsers, ({ viewer, query }) => managedUsers.list(viewer, query)),
    on(getManagedUser, ({ viewer, params }) => managedUsers.find(viewer, params.id)),
    on(setUserRole, (call) =>
      managedUsers.setRole(confirmed(call), call.params.id, call.body.role),
    ),
    on(setUserStatus, (call) => {
      const { body, params } = call;
      const admin = confirmed(call);
      return body.is_active
        ? managedUsers.activate(admin, params.id)
        : managedUsers.deactivate(admin, params.id, body);
    }),
    on(resetUserPassword, (call) => managedUsers.resetPassword(confirmed(call), call.params.id)),
    on(deleteUser, (call) => {
      const isPermanent = call.query.permanent === 'true';
      return managedUsers.remove(confirmed(call), call.params.id, { ...call.body, isPermanent });
    }),
    on(listAuditLog, ({ query }) => readLog(community, query)),
    on(exportAuditLog, (call) => {
      const { time_zone: _, ...filters } = call.query;
      return exportLog(community, call.viewer, filters, readerOf(call));
    }),
  ];
}
