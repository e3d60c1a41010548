import type { IncomingRequest } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** Requests that wait for the member (NET-086–089). */
export const incomingMachine = listMachine<null, IncomingRequest>({
  id: 'incomingRequests',
  idOf: ({ connection_id }) => connection_id,
});
