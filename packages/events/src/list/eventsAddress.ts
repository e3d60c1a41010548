import { EVENT_TYPES } from '@saudagar/contract';
import { type AddressState, choiceField, openField, textField } from '@saudagar/flows/react';

/** The values of the category filter: the event types in lower case (EVT-010). */
const CATEGORIES = EVENT_TYPES.map((type) => type.toLowerCase());

/** The state of the Events page, by the names of the query parameters. */
export const eventsFields = {
  view: choiceField(['list', 'month'], 'list'),
  search: textField,
  status: choiceField(['all', 'upcoming', 'ongoing', 'completed'], 'all'),
  category: choiceField(['', ...CATEGORIES], ''),
  mine: choiceField(['', 'registered', 'organized'], ''),
  month: openField,
  event: openField,
};

/** What the Events page shows, as its address says it. */
export type EventsState = AddressState<typeof eventsFields>;

/** Takes search and filters away. */
export const CLEARED = { search: '', status: 'all', category: '', mine: '' } as const;
