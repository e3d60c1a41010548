import type { ManagedUser } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

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
