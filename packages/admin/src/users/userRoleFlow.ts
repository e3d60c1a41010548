import { type ManagedUser, setUserRole } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishAdmin } from '../changes/changes.ts';

/** Makes a user an admin or an admin a user, after a question (ADM-301, ADM-358). */
export const userRoleMachine = commandMachine<
  { id: string; role: 'user' | 'admin' },
  ManagedUser | null
>('userRole');

/** Changing a role on the portal's client. */
export const provideUserRole = (portal: Portal) =>
  provideFlow(userRoleMachine, {
    actors: {
      run: write(
        portal,
        setUserRole,
        ({ input: { id, role } }: { input: { id: string; role: 'user' | 'admin' } }) => ({
          params: { id },
          body: { role },
        }),
      ),
    },
    actions: { publish: () => publishAdmin(portal, { type: 'users' }) },
  });
