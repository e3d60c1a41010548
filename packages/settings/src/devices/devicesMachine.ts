import type { Session } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** Where the member is signed in, this device first (SHELL-061). */
export const devicesMachine = listMachine<null, Session>({
  id: 'devices',
  idOf: ({ id }) => id,
});
