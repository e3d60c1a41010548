import type { GroupRequest } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** Who waits to be let into a group, for its admin (GRP-048). */
export const requestsMachine = listMachine<{ id: string }, GroupRequest>({
  id: 'groupRequests',
  idOf: ({ user }) => user.id,
});
