import {
  deleteUser,
  exportUsers,
  getManagedUser,
  getUserStats,
  listUsers,
  resetUserPassword,
  setUserRole,
  setUserStatus,
} from '@saudagar/contract';
import { userFileName, userTable } from '@saudagar/contract/server';
import type { Community } from '../../../community.ts';
import { csvOf, readerOf } from '../../../http/csv.ts';
import { memberRoute, type Route } from '../../../http/route.ts';
import { moderatorOf } from '../auditLog.ts';

/** Account routes of the Admin Center. */
export function userRoutes(community: Community): Route[] {
  const { managedUsers } = community;
  return [
    memberRoute(getUserStats, () => managedUsers.stats()),
    memberRoute(exportUsers, async (call) => {
      const { time_zone: _, ...filters } = call.query;
      const { users, is_cut } = await managedUsers.export(moderatorOf(call), filters);
      const reader = readerOf(call);
      const csv = csvOf(userTable(users, reader), reader);
      return { file_name: userFileName(community.now(), reader), csv, is_cut };
    }),
    memberRoute(listUsers, (call) => managedUsers.page(moderatorOf(call), call.query)),
    memberRoute(getManagedUser, (call) => managedUsers.find(moderatorOf(call), call.params.id)),
    memberRoute(setUserRole, (call) =>
      managedUsers.setRole(moderatorOf(call), call.params.id, call.body.role),
    ),
    memberRoute(setUserStatus, (call) => {
      const { is_active, ...deactivation } = call.body;
      const [admin, { id }] = [moderatorOf(call), call.params];
      return is_active
        ? managedUsers.activate(admin, id)
        : managedUsers.deactivate(admin, id, deactivation);
    }),
    memberRoute(resetUserPassword, (call) =>
      managedUsers.resetPassword(moderatorOf(call), call.params.id),
    ),
    memberRoute(deleteUser, async (call) => {
      const { body = {}, params, query } = call;
      if (query.permanent === 'true')
        await managedUsers.delete(community, moderatorOf(call), params.id);
      else await managedUsers.deactivate(moderatorOf(call), params.id, body);
      return undefined;
    }),
  ];
}
