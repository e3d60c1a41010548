import { listUsers, type ManagedUser, USERS_PAGE } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** Filters and page of the users table. */
export interface UsersQuery {
  search: string;
  /** Empty for all roles. */
  role: '' | 'user' | 'admin';
  isActiveOnly: boolean;
  /** Page number, from 1. */
  page: number;
}

/** A page of users by name (ADM-272–278); never empty unfiltered, since the viewer is a user. */
export const usersMachine = listMachine<UsersQuery, ManagedUser>({
  id: 'users',
  idOf: ({ id }) => id,
  isNarrowed: true,
});

/** Returns the filters sent to the server. */
export const filtersOf = ({ search, role, isActiveOnly }: UsersQuery) => ({
  active_only: isActiveOnly ? ('true' as const) : ('false' as const),
  ...(search.trim() && { search: search.trim() }),
  ...(role && { role }),
});

/** Implements listing users with the portal's client; reloads after each change (ADM-361). */
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
          // Pages are addressed by number, not by cursor.
          cursor: null,
          total,
          isMore: is_more,
        }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ type }) => {
          if (type === 'users') sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

/** Returns true when the viewer may manage a user, for servers that do not send it. */
export const canManage = (user: ManagedUser, viewer: { id: string; role: string }): boolean =>
  user.can_manage ?? (viewer.role === 'admin' && viewer.id !== user.id);
