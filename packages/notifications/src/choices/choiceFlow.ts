import {
  type ChosenTopic,
  type NotificationChoice,
  setNotificationChoice,
} from '@saudagar/contract';
import { provideFlow, toggleMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { channelOf } from './choicesFlow.ts';

/** Switches a topic on or off. */
export const choiceMachine = toggleMachine<{ topic: ChosenTopic }, NotificationChoice>(
  'notificationChoice',
  ({ app }) => app,
);

/** Implements a topic's switch with the portal's client. */
export const provideChoice = (portal: Portal) =>
  provideFlow(choiceMachine, {
    actors: {
      set: fromPromise(({ input: { subject, value } }) =>
        portal.client.call(setNotificationChoice, { params: subject, body: { app: value } }),
      ),
    },
    actions: {
      publish: (_, { reply }) => {
        if (reply) channelOf(portal).publish('changed');
      },
    },
  });
