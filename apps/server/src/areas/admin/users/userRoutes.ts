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
  const { managedUsers, sessions } = community;
  /** Admin whose password was typed lately: a session alone must not change accounts. */
  async function confirmedAdmin(call: Parameters<typeof moderatorOf>[0] & { token: string }) {
    await sessions.assertConfirmed(call.token);
    return moderatorOf(call);
  }
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
    memberRoute(setUserRole, async (call) =>
      managedUsers.setRole(await confirmedAdmin(call), call.params.id, call.body.role),
    ),
    memberRoute(setUserStatus, async (call) => {
      const { is_active, ...deactivation } = call.body;
      const [admin, { id }] = [await confirmedAdmin(call), call.params];
      return is_active
        ? managedUsers.activate(admin, id)
        : managedUsers.deactivate(admin, id, deactivation);
    }),
    memberRoute(resetUserPassword, async (call) =>
      managedUsers.resetPassword(await confirmedAdmin(call), call.params.id),
    ),
    memberRoute(deleteUser, async (call) => {
      const { body = {}, params, query } = call;
      const admin = await confirmedAdmin(call);
      if (query.permanent === 'true') await managedUsers.delete(community, admin, params.id);
      else await managedUsers.deactivate(admin, params.id, body);
      return undefined;
    }),
  ];
}
