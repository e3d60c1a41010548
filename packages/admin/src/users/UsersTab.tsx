import { useAddress } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { loadable, OnDemand, useOnDemand } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { AdminTabProps } from '../links.ts';
import { UserStatCards } from './UserStatCards.tsx';
import { UsersExport } from './UsersExport.tsx';
import { UsersFilters } from './UsersFilters.tsx';
import { UsersList } from './UsersList.tsx';
import { type UserAction, type UserControls, UserControlsContext } from './userControls.ts';
import { userDetails } from './userDetailsPart.ts';
import { provideUserStats } from './userStatsFlow.ts';
import { usersFields } from './usersAddress.ts';
import type { UsersQuery } from './usersFlow.ts';
import { canManage, provideUsers } from './usersFlow.ts';

const userActionDialog = loadable(
  async () => (await import('./UserActionDialog.tsx')).UserActionDialog,
);

/**
 * Accounts: searched and viewed, and changed by administrators. Filters and page are kept in the
 * address.
 */
// ADM-008, ADM-261–363
export function UsersTab({ user: viewer }: AdminTabProps) {
  const [state, change] = useAddress(usersFields);
  const query = useMemo<UsersQuery>(
    () => ({
      search: state.user_search,
      role: state.user_role,
      isActiveOnly: state.accounts === 'active',
      page: state.user_page,
    }),
    [state.user_search, state.user_role, state.accounts, state.user_page],
  );
  const users = useViewActor(provideUsers, { query });
  useEffect(() => users.send({ type: 'list.queried', query }), [users, query]);
  const stats = useViewActor(provideUserStats, { query: null });
  const overview = useSelector(stats, ({ context }) => context.value?.overview);

  const [action, setAction] = useState<UserAction | null>(null);
  const dialog = useOnDemand(userActionDialog);
  const { open } = dialog;
  const controls = useMemo<UserControls>(
    () => ({
      canManage: (one) => canManage(one, viewer),
      onAction: (next) => {
        setAction(next);
        open();
      },
      onDetails: (id) => change({ user: id }),
    }),
    [viewer, open, change],
  );
  return (
    <UserControlsContext.Provider value={controls}>
      <div className="sg-admin-users">
        <UserStatCards actor={stats} />
        <div className="sg-users-bar">
          <UsersFilters state={state} change={change} />
          {viewer.role === 'admin' && <UsersExport query={query} />}
        </div>
        <UsersList actor={users} allUsers={allUsersOf(query, overview)} change={change} />
      </div>
      {state.user !== null && (
        <OnDemand part={userDetails}>
          <userDetails.View
            key={state.user}
            userId={state.user}
            onClose={() => change({ user: null }, 'replace')}
          />
        </OnDemand>
      )}
      {dialog.isOpen && action && <userActionDialog.View action={action} onClose={dialog.close} />}
    </UserControlsContext.Provider>
  );
}

/** Returns the figure that equals the list's total; null while the list is searched. */
function allUsersOf(
  { search, role, isActiveOnly }: UsersQuery,
  overview: { total_users: number; active_users: number } | undefined,
): number | null {
  if (!overview || search.trim() || role) return null;
  return isActiveOnly ? overview.active_users : overview.total_users;
}
