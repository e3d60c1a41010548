import type { Person } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** Whose connections are listed, and what they are searched for. */
export interface ConnectionsQuery {
  memberId: string;
  search: string;
}

/** A member's connections, the latest first (NET-011–017). */
export const connectionsMachine = listMachine<ConnectionsQuery, Person>({
  id: 'connections',
  idOf: ({ id }) => id,
  isNarrowed: ({ search }) => search.trim() !== '',
});
