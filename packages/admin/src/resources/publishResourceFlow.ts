import { publishResource, type Resource, unpublishResource } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishChange } from './publishChange.ts';

/** The resource, and true to publish or false to unpublish it. */
export interface PublishInput {
  id: string;
  to: 'approved' | 'draft';
}

/** Publishes or unpublishes a resource (ADM-165–176). */
export const publishResourceMachine = commandMachine<PublishInput, Resource>('publishResource');

/** Implements publishing and unpublishing with the portal's client. */
export const providePublishResource = (portal: Portal) =>
  provideFlow(publishResourceMachine, {
    actors: {
      run: fromPromise(({ input: { input } }) =>
        portal.client.call(input.to === 'approved' ? publishResource : unpublishResource, {
          params: { id: input.id },
        }),
      ),
    },
    actions: {
      publish: (_, { done }) => publishChange(portal, { id: done.id, resource: done }),
    },
  });
