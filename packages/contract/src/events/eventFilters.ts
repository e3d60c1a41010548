import { z } from 'zod/mini';
import { isFound, searchedText } from '../text/search.ts';
import { type DatedEvent, displayStatus } from './eventStatus.ts';

/** The values of the status filter (EVT-007, EVT-019). Cancelled events are under `all` alone. */
export const StatusFilter = z.enum(['all', 'upcoming', 'ongoing', 'completed']);
export type StatusFilter = z.infer<typeof StatusFilter>;

/** Newest start first (EVT-017), or (additive) soonest first. */
export const EventSort = z.enum(['newest', 'soonest']);
export type EventSort = z.infer<typeof EventSort>;

/** What a list of events may be asked for, as far as it goes by the events themselves. */
export interface EventFilters {
  status_filter?: StatusFilter | undefined;
  category?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: EventSort | undefined;
}

/** An event as filters look at it. */
export interface FilteredEvent extends DatedEvent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly event_type: string;
  readonly location: string;
  readonly venue?: string | null | undefined;
  readonly organizer_name?: string | null | undefined;
  readonly tags: readonly string[];
}

/** What search looks into: title, place, organizer, type, tags and description. */
export const searchedOfEvent = (event: Omit<FilteredEvent, 'id' | keyof DatedEvent>): string =>
  searchedText(
    event.title,
    event.location,
    event.venue,
    event.organizer_name,
    event.event_type,
    ...event.tags,
    event.description,
  );

/** Whether filters let an event through at that moment (EVT-008, EVT-020, EVT-021). */
export function passesFilters(event: FilteredEvent, filters: EventFilters, now: number): boolean {
  const { status_filter = 'all', category, search, from, to } = filters;
  const start = Date.parse(event.start_date);
  const end = Date.parse(event.end_date ?? event.start_date);
  return (
    (status_filter === 'all' || displayStatus(event, now) === status_filter) &&
    (!category || event.event_type.toLowerCase() === category.toLowerCase()) &&
    (from === undefined || end >= Date.parse(from)) &&
    (to === undefined || start < Date.parse(to)) &&
    (!search || isFound(searchedOfEvent(event), search))
  );
}

/** Newest start first, or soonest first; the id decides between equals (EVT-017). */
export function inEventOrder(sort: EventSort = 'newest') {
  const turn = sort === 'newest' ? -1 : 1;
  return (a: FilteredEvent, b: FilteredEvent): number =>
    turn * (Date.parse(a.start_date) - Date.parse(b.start_date) || (a.id < b.id ? -1 : 1));
}
