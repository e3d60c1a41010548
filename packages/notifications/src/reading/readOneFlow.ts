import { doneIfWaiting, readNotification } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import { type Portal, startPersistentActor } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishRead, waitsAsRead } from '../changes.ts';

/** Marks a notification as read once the member has opened it. */
export const readOneMachine = commandMachine<{ id: string }, { unread: number | null }>(
  'readNotification',
);

/** Implements marking one as read with the portal's client; without a network it waits. */
// SHELL-202
export const provideReadOne = (portal: Portal) =>
  provideFlow(readOneMachine, {
    actors: {
      run: fromPromise(
        async ({ input: { input } }) =>
          (await portal.client
            .call(readNotification, { params: input, waits: waitsAsRead(input.id) })
            .catch(doneIfWaiting)) ?? { unread: null },
      ),
    },
    actions: {
      publish: (_, { input: { id }, done: { unread } }) =>
        publishRead(portal, { id, readAt: new Date().toISOString(), unread }),
    },
  });

/** Returns the key of the actor shared by a row's link and button. */
export const readOneKey = (id: string): string => `notifications.read.${id}`;

/** Marks a notification as read during navigation; after a failure it stays unread. */
export const readOne = (portal: Portal, id: string): void =>
  startPersistentActor(portal, readOneKey(id), provideReadOne, { input: { id } }).send({
    type: 'command.confirmed',
  });
