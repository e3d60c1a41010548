import type { Event } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';
import type { EditSubject } from './editValues.ts';

/** Asks the server before anything is edited (EVT-176). */
export const permissionsMachine = readMachine<{ event: Event }, EditSubject>({
  id: 'eventPermissions',
});
