import { createResource, updateResource } from '@saudagar/contract';
import { formDraft, provideFlow } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../../changes/changes.ts';
import { publishChange } from '../resourcesActors.ts';
import { resourceFormMachine } from './resourceFormMachine.ts';
import type { ResourceValues } from './resourceValues.ts';
import { RESOURCE_DRAFT, resourceDraftName } from './resourceValues.ts';

/** The resource form on the portal's client (ADM-241–244). */
export const provideResourceForm = (portal: Portal) =>
  provideFlow(resourceFormMachine, {
    actors: {
      send: fromPromise(({ input: { subject, body, clientId } }) =>
        subject.id === null
          ? portal.client.call(createResource, { body: { ...body, client_id: clientId } })
          : portal.client.call(updateResource, { params: { id: subject.id }, body }),
      ),
      draft: formDraft<ResourceValues, { id: string | null }>(portal, {
        name: ({ id }) => resourceDraftName(id),
        fields: RESOURCE_DRAFT,
      }),
    },
    actions: {
      publish: (_, { subject, reply }) => {
        publishChange(portal, { id: reply.id, resource: reply });
        // Where a new one stands in the list, the server alone knows.
        if (subject.id === null) publishAdmin(portal, { about: 'resources' });
      },
    },
  });
