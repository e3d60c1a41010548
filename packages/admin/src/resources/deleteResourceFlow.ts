import { ApiError, deleteResource } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';
import { publishChange } from './publishChange.ts';

/** Deletes a resource after confirmation (ADM-177). */
export const deleteResourceMachine = commandMachine<{ id: string }, void>('deleteResource');

/** Implements deletion with the portal's client. */
export const provideDeleteResource = (portal: Portal) =>
  provideFlow(deleteResourceMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        try {
          await portal.client.call(deleteResource, { params });
        } catch (error) {
          // Already deleted by another administrator, so lists that show it are outdated.
          if (ApiError.from(error).status === 404) publishAdmin(portal, { type: 'resources' });
          throw error;
        }
      }),
    },
    actions: {
      publish: (_, { input: { id } }) => publishChange(portal, { id, resource: null }),
    },
  });
