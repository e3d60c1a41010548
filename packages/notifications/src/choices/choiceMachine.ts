import type { ChosenTopic, NotificationChoice } from '@saudagar/contract';
import { toggleMachine } from '@saudagar/flows';

/** Switches a topic on or off. */
export const choiceMachine = toggleMachine<{ topic: ChosenTopic }, NotificationChoice>(
  'notificationChoice',
  ({ app }) => app,
);
