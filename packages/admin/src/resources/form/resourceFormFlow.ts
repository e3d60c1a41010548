import {
  createResource,
  type Resource,
  type ResourceBody,
  updateResource,
} from '@saudagar/contract';
import { formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../../changes/changes.ts';
import { publishChange } from '../publishChange.ts';
import { resourceErrors } from './resourceErrors.ts';
import {
  bodyOf,
  RESOURCE_DRAFT,
  type ResourceValues,
  resourceDraftName,
} from './resourceValues.ts';

/** Makes a resource, or changes the one whose id is given (ADM-188). */
export const resourceFormMachine = formMachine<
  ResourceValues,
  ResourceBody,
  Resource,
  { id: string | null }
>({
  id: 'resourceForm',
  validate: (values) => resourceErrors(values),
  toBody: (values) => bodyOf(values),
});

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
        if (subject.id === null) publishAdmin(portal, { type: 'resources' });
      },
    },
  });
