import { saveResource } from '@saudagar/contract';
import { formMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishLists, publishResource } from '../changes/changes.ts';

/** Ids of the lists that contain a resource. */
export interface SaveValues {
  listIds: readonly string[];
}

/** Adds a resource to the member's lists and removes it from others (RES-049). */
export const saveMachine = formMachine<
  SaveValues,
  { list_ids: string[] },
  { saved_lists: string[] },
  { id: string }
>({
  id: 'saveResource',
  validate: () => ({}),
  toBody: ({ listIds }) => ({ list_ids: [...listIds] }),
});

/** Saving in lists on the portal's client. */
export const provideSave = (portal: Portal) =>
  provideFlow(saveMachine, {
    actors: {
      send: write(portal, saveResource, ({ subject: params, body }) => ({ params, body })),
    },
    actions: {
      publish: (_, { subject: { id }, reply: { saved_lists } }) => {
        publishResource(portal, { id, saved_lists });
        publishLists(portal);
      },
    },
  });
