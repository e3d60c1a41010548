import {
  deleteUser,
  exportUsers,
  getManagedUser,
  getUserStats,
  listUsers,
  type ManagedUser,
  resetUserPassword,
  setUserRole,
  setUserStatus,
  USERS_PAGE,
} from '@saudagar/contract';
import { provideFlow, read, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { publishAdmin, subscribeAdmin } from '../changes/changes.ts';
import { handOver } from '../export/handOver.ts';
import { deactivateUserMachine } from './deactivateUserMachine.ts';
import { resetUserPasswordMachine } from './resetUserPasswordMachine.ts';
import { userDetailsMachine } from './userDetailsMachine.ts';
import { userRoleMachine } from './userRoleMachine.ts';
import { userStatsMachine } from './userStatsMachine.ts';
import { userStatusMachine } from './userStatusMachine.ts';
import { usersExportMachine } from './usersExportMachine.ts';
import { type UsersQuery, usersMachine } from './usersMachine.ts';

/** What a query asks the server to narrow by. */
const filtersOf = ({ search, role, isActiveOnly }: UsersQuery) => ({
  active_only: isActiveOnly ? ('true' as const) : ('false' as const),
  ...(search.trim() && { search: search.trim() }),
  ...(role && { role }),
});

/** A page of the users on the portal's client, read again after each act (ADM-361). */
export const provideUsers = (portal: Portal) =>
  provideFlow(usersMachine, {
    actors: {
      loadPage: read(
        portal,
        listUsers,
        ({ query }: { query: UsersQuery; cursor: string | null }) => ({
          query: { ...filtersOf(query), skip: (query.page - 1) * USERS_PAGE, limit: USERS_PAGE },
        }),
        ({ users, total = null, is_more = false }) => ({
          items: users,
          // Pages are turned by number.
          cursor: null,
          total,
          isMore: is_more,
        }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ about }) => {
          if (about === 'users') sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

/** The figures on the portal's client. */
export const provideUserStats = (portal: Portal) =>
  provideFlow(userStatsMachine, {
    actors: {
      load: read(portal, getUserStats, (_: { query: null }) => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ about }) => {
          if (about === 'users') sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });

/** One user on the portal's client. */
export const provideUserDetails = (portal: Portal) =>
  provideFlow(userDetailsMachine, {
    actors: {
      load: read(portal, getManagedUser, ({ query: { id } }: { query: { id: string } }) => ({
        params: { id },
      })),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ about }) => {
          if (about === 'users') sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });

/** Changing a role on the portal's client. */
export const provideUserRole = (portal: Portal) =>
  provideFlow(userRoleMachine, {
    actors: {
      run: write(
        portal,
        setUserRole,
        ({ input: { id, role } }: { input: { id: string; role: 'user' | 'admin' } }) => ({
          params: { id },
          body: { role },
        }),
      ),
    },
    actions: { publish: () => publishAdmin(portal, { about: 'users' }) },
  });

/** Changing a status on the portal's client. */
export const provideUserStatus = (portal: Portal) =>
  provideFlow(userStatusMachine, {
    actors: {
      run: write(
        portal,
        setUserStatus,
        ({ input: { id, isActive } }: { input: { id: string; isActive: boolean } }) => ({
          params: { id },
          body: { is_active: isActive },
        }),
      ),
    },
    actions: { publish: () => publishAdmin(portal, { about: 'users' }) },
  });

/** Deactivating on the portal's client; nothing here deletes for good (ADM-347, ADM-349). */
export const provideDeactivateUser = (portal: Portal) =>
  provideFlow(deactivateUserMachine, {
    actors: {
      run: write(portal, deleteUser, ({ input: { id } }: { input: { id: string } }) => ({
        params: { id },
        query: { permanent: 'false' as const },
      })),
    },
    actions: { publish: () => publishAdmin(portal, { about: 'users' }) },
  });

/** A temporary password on the portal's client. */
export const provideResetPassword = (portal: Portal) =>
  provideFlow(resetUserPasswordMachine, {
    actors: {
      run: write(portal, resetUserPassword, ({ input: { id } }: { input: { id: string } }) => ({
        params: { id },
      })),
    },
    actions: { publish: () => publishAdmin(portal, { about: 'users' }) },
  });

/** The filtered users as a file. */
export const provideUsersExport = (portal: Portal) =>
  provideFlow(usersExportMachine, {
    actors: {
      fetchFile: read(portal, exportUsers, ({ query }: { query: UsersQuery }) => ({
        query: { ...filtersOf(query), time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      })),
    },
    actions: { handOver: (_, { file }) => handOver(file) },
  });

/** Whether the viewer may change role, status and password, for a server that does not say. */
export const canManage = (user: ManagedUser, viewer: { id: string; role: string }): boolean =>
  user.can_manage ?? (viewer.role === 'admin' && viewer.id !== user.id);
