import { deactivate, makeAdmin, makeInactive, resetPassword } from '../../journeys/adminUsers.ts';
import type { Scenario } from '../scenario.ts';

const as = 'member-6';
const users = { page: '/admin/:tab', path: '/admin/users', as };
const log = { page: '/admin/:tab', path: '/admin/log', as };
const name = 'Dewi Anggraini';

export const scenarios: readonly Scenario[] = [
  {
    ...users,
    does: 'open the users',
    done: ({ button }) => button('admin-users:act.detailsOf', { name }),
  },
  { ...users, does: 'make a user an admin', ...makeAdmin(name) },
  { ...users, does: 'make a user inactive', ...makeInactive(name) },
  { ...users, does: 'deactivate a user', ...deactivate(name) },
  { ...users, does: 'reset a password', ...resetPassword({ search: 'dewi_', name }) },
  {
    ...users,
    does: 'view the details of a user',
    press: ({ button }) => button('admin-users:act.detailsOf', { name }),
    done: ({ page, say }) => page.getByRole('dialog').getByText(say('admin-users:details.age')),
  },
  {
    ...users,
    does: 'export the users',
    isTraceless: true,
    press: ({ button }) => button('admin-users:export.open'),
    done: ({ button }) => button('admin-users:export.open'),
  },
  {
    ...log,
    does: 'open the audit log',
    done: ({ page, say }) => page.getByText(say('admin-log:acts.reset_password')).last(),
  },
  {
    ...log,
    does: 'export the audit log',
    isTraceless: true,
    press: ({ button }) => button('admin-log:export.open'),
    done: ({ button }) => button('admin-log:export.open'),
  },
];
