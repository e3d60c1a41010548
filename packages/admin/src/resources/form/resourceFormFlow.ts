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

/** Creates a resource, or edits the one with the given id (ADM-188). */
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

/** Implements the resource form with the portal's client (ADM-241–244). */
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
        // Only the server knows the position of a new resource.
        if (subject.id === null) publishAdmin(portal, { type: 'resources' });
      },
    },
  });
