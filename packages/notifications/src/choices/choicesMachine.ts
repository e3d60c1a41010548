import type { NotificationChoice } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Reads what the member is told about. */
export const choicesMachine = readMachine<null, readonly NotificationChoice[]>({
  id: 'notificationChoices',
});
