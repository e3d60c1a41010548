import { createGroup, updateGroup } from '@saudagar/contract';
import { type DraftFields, draftField } from '@saudagar/flows';
import { formDraft, provideFlow, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { publishGroup, publishOwn } from '../changes/changes.ts';
import { logged } from '../logged.ts';
import { createGroupMachine } from './createGroupMachine.ts';
import { type EditGroupValues, editGroupMachine } from './editGroupMachine.ts';
import { GROUP_FIELDS } from './groupValues.ts';

/** Making a group on the portal's client. A failure is shown in the form and logged (GRP-065). */
export const provideCreateGroup = (portal: Portal) =>
  provideFlow(createGroupMachine, {
    actors: {
      send: fromPromise(({ input: { body, clientId } }) => {
        const call = { body: { ...body, client_id: clientId } };
        return logged('createGroup', portal.client.call(createGroup, call));
      }),
      draft: formDraft(portal, { name: () => 'groups.create', fields: GROUP_FIELDS.draft }),
    },
    actions: { publish: () => publishOwn(portal) },
  });

/** How a draft of an edit is read; opening a private group is asked about once more. */
const EDIT_DRAFT: DraftFields<EditGroupValues> = {
  ...GROUP_FIELDS.draft,
  opened: draftField.passing,
};

/** Changing a group on the portal's client. */
export const provideEditGroup = (portal: Portal) =>
  provideFlow(editGroupMachine, {
    actors: {
      send: write(portal, updateGroup, ({ subject: { id }, body }) => ({ params: { id }, body })),
      draft: formDraft(portal, { name: ({ id }) => `groups.edit.${id}`, fields: EDIT_DRAFT }),
    },
    actions: {
      publish: (_, { subject: { id }, reply }) => {
        if (reply) publishGroup(portal, { ...reply, id });
        else publishOwn(portal);
      },
    },
  });
