import { type ManagedUser, setUserStatus } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishAdmin } from '../changes/changes.ts';

/** Lets a user in or shuts them out, after a question (ADM-306, ADM-358). */
export const userStatusMachine = commandMachine<
  { id: string; isActive: boolean },
  ManagedUser | null
>('userStatus');

/** Changing a status on the portal's client. */
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
