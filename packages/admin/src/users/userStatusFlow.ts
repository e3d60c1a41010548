import { type ManagedUser, setUserStatus } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishAdmin } from '../changes/changes.ts';

/** Activates an account after confirmation (ADM-306, ADM-358). */
export const userStatusMachine = commandMachine<{ id: string }, ManagedUser | null>('userStatus');

/** Implements activation with the portal's client. */
export const provideUserStatus = (portal: Portal) =>
  provideFlow(userStatusMachine, {
    actors: {
      run: write(portal, setUserStatus, ({ input: { id } }: { input: { id: string } }) => ({
        params: { id },
        body: { is_active: true },
      })),
    },
    actions: { publish: () => publishAdmin(portal, { type: 'users' }) },
  });
