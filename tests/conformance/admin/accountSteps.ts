import { type Client, listAuditLog, type Role } from '@saudagar/contract';
import type { Harness, Person } from '../harness.ts';

/** Fixtures of the tests of accounts and of the log. */
export function accountSteps(harness: Harness) {
  return {
    /** A new member with the role. */
    async someone(role: Role = 'user', overrides: Parameters<Harness['signUp']>[0] = {}) {
      const person = await harness.signUp(overrides);
      if (role !== 'user') await harness.setRole(person.user.id, role);
      return person;
    },
    /** The acts of an admin, newest first. */
    async actsOf({ user, client }: Person, query: object = {}) {
      const { items } = await client.call(listAuditLog, { query: { limit: 100, ...query } });
      return items.filter(({ actor }) => actor?.id === user.id);
    },
  };
}

export const USER_NOT_FOUND = {
  status: 404,
  en: 'User not found',
  id: 'Pengguna tidak ditemukan',
};
export const NOT_ON_YOURSELF = {
  status: 403,
  en: 'You cannot do this to your own account',
  id: 'Anda tidak dapat melakukan ini pada akun Anda sendiri',
};

/** A call about a user, made by the given client. */
export type UserCall = (client: Client, id: string) => Promise<unknown>;
