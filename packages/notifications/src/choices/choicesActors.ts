import { listNotificationChoices, setNotificationChoice } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { choiceMachine } from './choiceMachine.ts';
import { choicesMachine } from './choicesMachine.ts';

/** Reaches the member's other tabs too. */
const channelOf = (portal: Portal) => portal.channel<'changed'>('saudagar.notification-choices.v1');

/** The choices on the portal's client. */
export const provideChoices = (portal: Portal) =>
  provideFlow(choicesMachine, {
    actors: {
      load: read(portal, listNotificationChoices, () => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        channelOf(portal).subscribe(() => sendBack({ type: 'read.outdated' })),
      ),
    },
  });

/** One choice on the portal's client. */
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
