import {
  createSavedList,
  renameSavedList,
  SAVED_LIST_NAME_MAX,
  type SavedList,
} from '@saudagar/contract';
import { formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishLists } from '../changes/changes.ts';

/** Creates a list, or renames the one with the given id. */
export const listNameMachine = formMachine<
  { name: string },
  { name: string },
  SavedList,
  { id: string | null }
>({
  id: 'listName',
  validate: ({ name }) => {
    if (name.trim() === '') return { name: { rule: 'nameRequired' } };
    return name.trim().length > SAVED_LIST_NAME_MAX ? { name: { rule: 'nameLong' } } : {};
  },
  toBody: ({ name }) => ({ name: name.trim() }),
});

/** Creating and renaming a list on the portal's client. */
export const provideListName = (portal: Portal) =>
  provideFlow(listNameMachine, {
    actors: {
      send: fromPromise(({ input: { subject, body, clientId } }) =>
        subject.id === null
          ? portal.client.call(createSavedList, { body: { ...body, client_id: clientId } })
          : portal.client.call(renameSavedList, { params: { id: subject.id }, body }),
      ),
    },
    actions: { publish: () => publishLists(portal) },
  });
