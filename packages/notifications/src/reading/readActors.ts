import { readAllNotifications, readNotification } from '@saudagar/contract';
import { withDefaults, write } from '@saudagar/flows/react';
import { keepActor, type Portal } from '@saudagar/portal';
import { publishRead } from '../changes.ts';
import { readAllMachine } from './readAllMachine.ts';
import { readOneMachine } from './readOneMachine.ts';

const now = () => new Date().toISOString();

/** Reading all on the portal's client. */
export const provideReadAll = (portal: Portal) =>
  withDefaults(readAllMachine).provide({
    actors: { run: write(portal, readAllNotifications, () => ({})) },
    actions: {
      publish: (_, { done: { unread } }) =>
        publishRead(portal, { id: null, readAt: now(), unread }),
    },
  });

const provideReadOne = (portal: Portal) =>
  withDefaults(readOneMachine).provide({
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

/** Marks one as read while its member goes on to its subject. One that fails stays unread. */
export const readOne = (portal: Portal, id: string): void =>
  keepActor(portal, `notifications.read.${id}`, provideReadOne, { input: { id } }).send({
    type: 'command.confirmed',
  });
