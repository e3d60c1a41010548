import type { Event, EventBody } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';
import { eventErrors } from './eventErrors.ts';
import { EVENT_FIELDS, type EventValues } from './eventValues.ts';

/** Makes an event; its files follow once it is there (EVT-138, EVT-153). */
export const createEventMachine = formMachine<EventValues, EventBody, Event>({
  id: 'createEvent',
  validate: (values) => eventErrors(values),
  toWire: EVENT_FIELDS.send,
});
