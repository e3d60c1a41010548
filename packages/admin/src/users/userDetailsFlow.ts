import { getManagedUser, type ManagedUser } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** Loads one user (ADM-318). */
export const userDetailsMachine = readMachine<{ id: string }, ManagedUser>({ id: 'userDetails' });

/** Implements loading one user with the portal's client. */
export const provideUserDetails = (portal: Portal) =>
  provideFlow(userDetailsMachine, {
    actors: {
      load: read(portal, getManagedUser, ({ query: { id } }: { query: { id: string } }) => ({
        params: { id },
      })),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ type }) => {
          if (type === 'users') sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });
