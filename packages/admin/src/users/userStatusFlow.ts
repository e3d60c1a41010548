import { type ManagedUser, setUserStatus } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishAdmin } from '../changes/changes.ts';

/** Activates or deactivates an account after confirmation (ADM-306, ADM-358). */
export const userStatusMachine = commandMachine<
  { id: string; isActive: boolean },
  ManagedUser | null
>('userStatus');

/** Implements changing a status with the portal's client. */
export const provideUserStatus = (portal: Portal) =>
  provideFlow(userStatusMachine, {
    actors: {
      run: write(
        portal,
        setUserStatus,
        ({ input: { id, isActive } }: { input: { id: string; isActive: boolean } }) => ({
          params: { id },
          body: { is_active: isActive },
        }),
      ),
    },
    actions: { publish: () => publishAdmin(portal, { type: 'users' }) },
  });
