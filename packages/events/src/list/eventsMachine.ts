import type { Event, StatusFilter } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** What a list of events is searched and narrowed by. */
export interface EventsQuery {
  search: string;
  status: StatusFilter;
  /** An event type in lower case, or empty for all (EVT-010, EVT-020). */
  category: string;
  /** Those of the member alone: organized, or with a place or a wait; empty for all. */
  mine: 'organized' | 'registered' | '';
  /** The time that they touch, such as a month, as ISO timestamps; null for any. */
  span: { from: string; to: string } | null;
}

/** Events, newest start first, or those of a month, soonest first (EVT-006–009, EVT-017). */
export const eventsMachine = listMachine<EventsQuery, Event>({
  id: 'events',
  idOf: ({ id }) => id,
  isNarrowed: ({ search, status, category, mine }) =>
    Boolean(search.trim() || status !== 'all' || category || mine),
});
