import type { EventAttachments } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** The gallery and documents of an event (EVT-066–078); empty where it has neither. */
export const filesMachine = readMachine<{ id: string }, EventAttachments>({
  id: 'eventFiles',
  isEmpty: ({ gallery, attachments }) => gallery.length === 0 && attachments.length === 0,
});
