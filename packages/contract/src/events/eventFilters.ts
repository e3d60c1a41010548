import { z } from 'zod/mini';
import { isFound, searchedText } from '../text/search.ts';
import { type DatedEvent, displayStatus } from './eventStatus.ts';

/** Values of the status filter (EVT-007, EVT-019). Only `all` includes cancelled events. */
export const StatusFilter = z.enum(['all', 'upcoming', 'ongoing', 'completed']);
export type StatusFilter = z.infer<typeof StatusFilter>;

/** Newest start first (EVT-017), or (additive) soonest first. */
export const EventSort = z.enum(['newest', 'soonest']);
export type EventSort = z.infer<typeof EventSort>;

/** Filters of an event list that depend on the events alone. */
export interface EventFilters {
  status_filter?: StatusFilter | undefined;
  category?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: EventSort | undefined;
}

/** Fields of an event that filters read. */
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

/** Searched text of an event: title, place, organizer, type, tags and description. */
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

/** Returns true when an event passes the filters at a given moment (EVT-008, EVT-020, EVT-021). */
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

/** Orders events by start, newest or soonest first; ties by id (EVT-017). */
export function inEventOrder(sort: EventSort = 'newest') {
  const turn = sort === 'newest' ? -1 : 1;
  return (a: FilteredEvent, b: FilteredEvent): number =>
    turn * (Date.parse(a.start_date) - Date.parse(b.start_date) || (a.id < b.id ? -1 : 1));
}
