import { createGroup, type Group, type GroupBody } from '@saudagar/contract';
import { formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishOwn } from '../changes/changes.ts';
import { GROUP_FIELDS, type GroupValues } from './groupValues.ts';

/** Creates a group; name and description are required (GRP-052, 053, 066). */
export const createGroupMachine = formMachine<GroupValues, GroupBody, Group>({
  id: 'createGroup',
  validate: GROUP_FIELDS.errors,
  toBody: GROUP_FIELDS.send,
});

/** Implements creating a group with the portal's client; the form shows failures (GRP-065). */
export const provideCreateGroup = (portal: Portal) =>
  provideFlow(createGroupMachine, {
    actors: {
      send: fromPromise(({ input: { body, clientId } }) => {
        return portal.client.call(createGroup, { body: { ...body, client_id: clientId } });
      }),
      draft: formDraft(portal, { name: () => 'groups.create', fields: GROUP_FIELDS.draft }),
    },
    actions: { publish: () => publishOwn(portal) },
  });
