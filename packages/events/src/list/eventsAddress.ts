import { EVENT_TYPES } from '@saudagar/contract';
import { type AddressState, choiceField, openField, textField } from '@saudagar/flows/react';

/** Values of the category filter: the event types in lower case (EVT-010). */
const CATEGORIES = EVENT_TYPES.map((type) => type.toLowerCase());

/** Query parameters of the Events page and how they are read. */
export const eventsFields = {
  view: choiceField(['list', 'month'], 'list'),
  search: textField,
  status: choiceField(['all', 'upcoming', 'ongoing', 'completed'], 'all'),
  category: choiceField(['', ...CATEGORIES], ''),
  mine: choiceField(['', 'registered', 'organized'], ''),
  month: openField,
  event: openField,
};

/** State of the Events page, as read from its address. */
export type EventsState = AddressState<typeof eventsFields>;

/** Search and filters cleared. */
export const CLEARED = { search: '', status: 'all', category: '', mine: '' } as const;
