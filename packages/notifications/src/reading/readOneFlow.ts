import { readNotification } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import { type Portal, startPersistentActor } from '@saudagar/portal/machines';
import { publishRead } from '../changes.ts';

/** Marks a notification as read once its member has opened it. */
export const readOneMachine = commandMachine<{ id: string }, { unread: number }>(
  'readNotification',
);

/** Reading one on the portal's client. */
export const provideReadOne = (portal: Portal) =>
  provideFlow(readOneMachine, {
    actors: {
      run: write(portal, readNotification, ({ input }: { input: { id: string } }) => ({
        params: input,
      })),
    },
    actions: {
      publish: (_, { input: { id }, done: { unread } }) =>
        publishRead(portal, { id, readAt: new Date().toISOString(), unread }),
    },
  });

/** Key of the actor that reads one; the row's link and its button share it. */
export const readOneKey = (id: string): string => `notifications.read.${id}`;

/** Marks one as read while its member goes on to its subject. One that fails stays unread. */
export const readOne = (portal: Portal, id: string): void =>
  startPersistentActor(portal, readOneKey(id), provideReadOne, { input: { id } }).send({
    type: 'command.confirmed',
  });
