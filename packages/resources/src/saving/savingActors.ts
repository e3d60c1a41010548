import {
  createSavedList,
  deleteSavedList,
  doneIfGone,
  listSavedLists,
  renameSavedList,
  saveResource,
} from '@saudagar/contract';
import { provideFlow, read, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { publishLists, publishResource, subscribeResources } from '../changes/changes.ts';
import { deleteListMachine } from './deleteListMachine.ts';
import { listNameMachine } from './listNameMachine.ts';
import { listsMachine } from './listsMachine.ts';
import { saveMachine } from './saveMachine.ts';

/** The member's lists on the portal's client. */
export const provideLists = (portal: Portal) =>
  provideFlow(listsMachine, {
    actors: {
      loadPage: read(
        portal,
        listSavedLists,
        () => ({}),
        (items) => ({ items, cursor: null }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeResources(portal, ({ about }) => {
          if (about !== 'resource') sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
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

/** Making and renaming a list on the portal's client. */
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

/** Deleting a list on the portal's client. One that is gone already counts as deleted. */
export const provideDeleteList = (portal: Portal) =>
  provideFlow(deleteListMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        await portal.client.call(deleteSavedList, { params }).catch(doneIfGone);
      }),
    },
    actions: { publish: () => publishLists(portal) },
  });
