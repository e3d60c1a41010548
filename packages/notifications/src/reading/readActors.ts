import { readAllNotifications, readNotification } from '@saudagar/contract';
import { provideFlow, write } from '@saudagar/flows/react';
import { keepActor, type Portal } from '@saudagar/portal';
import { publishRead } from '../changes.ts';
import { readAllMachine } from './readAllMachine.ts';
import { readOneMachine } from './readOneMachine.ts';

const now = () => new Date().toISOString();

/** Reading all on the portal's client. */
export const provideReadAll = (portal: Portal) =>
  provideFlow(readAllMachine, {
    actors: { run: write(portal, readAllNotifications, () => ({})) },
    actions: {
      publish: (_, { done: { unread } }) =>
        publishRead(portal, { id: null, readAt: now(), unread }),
    },
  });

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
        publishRead(portal, { id, readAt: now(), unread }),
    },
  });

/** Key of the actor that reads one; the row's link and its button share it. */
export const readOneKey = (id: string): string => `notifications.read.${id}`;

/** Marks one as read while its member goes on to its subject. One that fails stays unread. */
export const readOne = (portal: Portal, id: string): void =>
  keepActor(portal, readOneKey(id), provideReadOne, { input: { id } }).send({
    type: 'command.confirmed',
  });
