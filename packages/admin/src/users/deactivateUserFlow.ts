import { deleteUser } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishAdmin } from '../changes/changes.ts';

/** Deactivates a user after the documented question (ADM-345). */
export const deactivateUserMachine = commandMachine<{ id: string }, void>('deactivateUser');

/** Deactivating on the portal's client; nothing here deletes for good (ADM-347, ADM-349). */
export const provideDeactivateUser = (portal: Portal) =>
  provideFlow(deactivateUserMachine, {
    actors: {
      run: write(portal, deleteUser, ({ input: { id } }: { input: { id: string } }) => ({
        params: { id },
        query: { permanent: 'false' as const },
      })),
    },
    actions: { publish: () => publishAdmin(portal, { type: 'users' }) },
  });
