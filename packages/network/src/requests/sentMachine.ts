import type { SentRequest } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** The member's own open requests (NET-090–093). */
export const sentMachine = listMachine<null, SentRequest>({
  id: 'sentRequests',
  idOf: ({ connection_id }) => connection_id,
});
