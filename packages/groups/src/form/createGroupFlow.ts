import { createGroup, type Group, type GroupBody } from '@saudagar/contract';
import { formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishOwn } from '../changes/changes.ts';
import { GROUP_FIELDS, type GroupValues } from './groupValues.ts';

/** Makes a group: a name and a description are all it needs (GRP-052, 053, 066). */
export const createGroupMachine = formMachine<GroupValues, GroupBody, Group>({
  id: 'createGroup',
  validate: GROUP_FIELDS.faults,
  toBody: GROUP_FIELDS.send,
});

/** Making a group on the portal's client. A failure is shown in the form, and logged by the machine (GRP-065). */
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
