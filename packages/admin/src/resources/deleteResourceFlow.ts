import { ApiError, deleteResource } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';
import { publishChange } from './publishChange.ts';

/** Deletes a resource, after a question (ADM-177). */
export const deleteResourceMachine = commandMachine<{ id: string }, void>('deleteResource');

/** Deleting on the portal's client. */
export const provideDeleteResource = (portal: Portal) =>
  provideFlow(deleteResourceMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        try {
          await portal.client.call(deleteResource, { params });
        } catch (error) {
          // Whoever deleted it: lists that still show it are out of date.
          if (ApiError.from(error).status === 404) publishAdmin(portal, { type: 'resources' });
          throw error;
        }
      }),
    },
    actions: {
      publish: (_, { input: { id } }) => publishChange(portal, { id, resource: null }),
    },
  });
