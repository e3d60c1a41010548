import type { EventEdit } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** The edits of an event, the last first (EVT-213–219). */
export const historyMachine = listMachine<{ id: string }, EventEdit>({
  id: 'eventHistory',
  idOf: ({ id, edited_at, editor_name }) => id ?? `${edited_at} ${editor_name}`,
});
