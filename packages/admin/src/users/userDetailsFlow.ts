import { getManagedUser, type ManagedUser } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** One user (ADM-318). */
export const userDetailsMachine = readMachine<{ id: string }, ManagedUser>({ id: 'userDetails' });

/** One user on the portal's client. */
export const provideUserDetails = (portal: Portal) =>
  provideFlow(userDetailsMachine, {
    actors: {
      load: read(portal, getManagedUser, ({ query: { id } }: { query: { id: string } }) => ({
        params: { id },
      })),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ type: about }) => {
          if (about === 'users') sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });
