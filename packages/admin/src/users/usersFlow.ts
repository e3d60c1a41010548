import { listUsers, type ManagedUser, USERS_PAGE } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** What the table of users is narrowed to, and which page of it is shown. */
export interface UsersQuery {
  search: string;
  /** Empty for all. */
  role: '' | 'user' | 'admin';
  isActiveOnly: boolean;
  /** The first is 1. */
  page: number;
}

/** A page of the users, by name (ADM-272–278). Whoever reads it is a user: it is never just empty. */
export const usersMachine = listMachine<UsersQuery, ManagedUser>({
  id: 'users',
  idOf: ({ id }) => id,
  isNarrowed: true,
});

/** What a query asks the server to narrow by. */
export const filtersOf = ({ search, role, isActiveOnly }: UsersQuery) => ({
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
        subscribeAdmin(portal, ({ type: about }) => {
          if (about === 'users') sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

/** Whether the viewer may change role, status and password, for a server that does not say. */
export const canManage = (user: ManagedUser, viewer: { id: string; role: string }): boolean =>
  user.can_manage ?? (viewer.role === 'admin' && viewer.id !== user.id);
