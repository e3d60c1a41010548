import { listNotificationChoices, type NotificationChoice } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** Reads what the member is told about. */
export const choicesMachine = readMachine<null, readonly NotificationChoice[]>({
  id: 'notificationChoices',
});

/** Reaches the member's other tabs too. */
export const channelOf = (portal: Portal) =>
  portal.channel<'changed'>('saudagar.notification-choices.v1');

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
