import { listNotificationChoices, type NotificationChoice } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** Loads the member's notification topics. */
export const choicesMachine = readMachine<null, readonly NotificationChoice[]>({
  id: 'notificationChoices',
});

/** Returns the channel of changes, which reaches all tabs of the member. */
export const channelOf = (portal: Portal) =>
  portal.channel<'changed'>('saudagar.notification-choices.v1');

/** Implements the topics with the portal's client. */
export const provideChoices = (portal: Portal) =>
  provideFlow(choicesMachine, {
    actors: {
      load: read(portal, listNotificationChoices, () => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        channelOf(portal).subscribe(() => sendBack({ type: 'read.outdated' })),
      ),
    },
  });
