import { listSessions, type Session } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** The member's sessions, this device first (SHELL-061). */
export const devicesMachine = listMachine<null, Session>({
  id: 'devices',
  idOf: ({ id }) => id,
});

/** The member's devices on the portal's client. */
export const provideDevices = (portal: Portal) =>
  provideFlow(devicesMachine, {
    actors: {
      loadPage: read(
        portal,
        listSessions,
        () => ({}),
        (items) => ({ items, cursor: null }),
      ),
    },
  });
