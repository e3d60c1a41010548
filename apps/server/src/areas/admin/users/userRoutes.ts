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
import { languageOf, userTable } from '@saudagar/contract/server';
import type { Community } from '../../../community.ts';
import { csvOf } from '../../../http/csv.ts';
import { memberRoute, type Route } from '../../../http/route.ts';
import { keeperOf } from '../auditLog.ts';

/** Accounts, for the Admin Center. */
export function userRoutes(community: Community): Route[] {
  const { managedUsers } = community;
  return [
    memberRoute(getUserStats, () => managedUsers.stats()),
    memberRoute(exportUsers, async (call) => {
      const { users, is_cut } = await managedUsers.export(keeperOf(call), call.query);
      const language = languageOf(call.request.headers['accept-language']);
      return { file_name: 'users.csv', csv: csvOf(userTable(users, language)), is_cut };
    }),
    memberRoute(listUsers, (call) => managedUsers.page(keeperOf(call), call.query)),
    memberRoute(getManagedUser, (call) => managedUsers.find(keeperOf(call), call.params.id)),
    memberRoute(setUserRole, (call) =>
      managedUsers.setRole(keeperOf(call), call.params.id, call.body.role),
    ),
    memberRoute(setUserStatus, (call) =>
      managedUsers.setActive(keeperOf(call), call.params.id, call.body.is_active),
    ),
    memberRoute(resetUserPassword, (call) =>
      managedUsers.resetPassword(keeperOf(call), call.params.id),
    ),
    memberRoute(deleteUser, async (call) => {
      const { params, query } = call;
      if (query.permanent === 'true')
        await managedUsers.delete(community, keeperOf(call), params.id);
      else await managedUsers.setActive(keeperOf(call), params.id, false);
      return undefined;
    }),
  ];
}
