import { DEFAULT_PAGE_SIZE, EVENT_TYPES, type listEvents } from '@saudagar/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { holds } from '../../database/search.ts';
import { isId } from '../../ids.ts';
import { type EventRow, eventsSeenBy } from './eventRows.ts';

type Query = z.output<typeof listEvents.query>;

const Moment = z.int().check(z.gte(0), z.lte(9_999_999_999_999));
const Cursor = z.tuple([Moment, z.string().check(z.refine(isId))]);

/** Reads events, newest or soonest start first, by the filters (EVT-007–021, EVT-023–026). */
export async function readEvents(
  db: Database,
  viewerId: string | undefined,
  query: Query,
  now: Date,
): Promise<KeysetPage<EventRow>> {
  const { limit = DEFAULT_PAGE_SIZE, skip = 0, cursor, sort, mine } = query;
  const count = limit + 1;
  const offset = cursor === undefined ? skip : 0;
  if (mine !== 'organized') {
    const rows = await ordered(narrowed(db, viewerId, query), query, now)
      .limit(count)
      .offset(offset)
      .execute();
    return toPage(rows, limit);
  }
  // Owned and co-organized ones are two ranges of an index each, read as far as the page goes.
  const ranges = [ownedBy, runBy].map((isMine) =>
    ordered(narrowed(db, viewerId, query).where(isMine(viewerId)), query, now)
      .limit(offset + count)
      .execute(),
  );
  const rows = (await Promise.all(ranges)).flat().sort(inListOrder(sort));
  return toPage(rows.slice(offset, offset + count), limit);
}

const ownedBy = (viewerId: string | undefined) =>
  sql<boolean>`organizer_id = ${viewerId ?? null}::uuid`;

const runBy = (viewerId: string | undefined) =>
  sql<boolean>`events.id in (
    select event_id from event_organizers where member_id = ${viewerId ?? null}::uuid)`;

const toPage = (rows: EventRow[], limit: number) =>
  toKeysetPage(rows, limit, ({ start_at, id }) => [start_at.getTime(), id]);

const inListOrder =
  (sort: Query['sort']) =>
  (one: EventRow, other: EventRow): number => {
    const soonest =
      one.start_at.getTime() - other.start_at.getTime() || (one.id < other.id ? -1 : 1);
    return sort === 'soonest' ? soonest : -soonest;
  };

/** Puts events in the list's order, after the cursor. */
function ordered(matching: ReturnType<typeof narrowed>, query: Query, now: Date) {
  const { cursor, sort } = query;
  const direction = sort === 'soonest' ? 'asc' : 'desc';
  let rows = during(matching, query, now);
  if (cursor !== undefined) {
    const [moment, id] = readKeyset(cursor, Cursor);
    const beyond = sql.raw(sort === 'soonest' ? '>' : '<');
    rows = rows.where(
      sql<boolean>`(start_at, events.id) ${beyond} (${new Date(moment)}, ${id}::uuid)`,
    );
  }
  return rows.orderBy('start_at', direction).orderBy('events.id', direction);
}

function narrowed(db: Database, viewerId: string | undefined, { mine, category, search }: Query) {
  let rows = eventsSeenBy(db, viewerId);
  if (mine !== undefined && viewerId === undefined) rows = rows.where(sql<boolean>`false`);
  // A pending event is listed to who runs it alone (ADM-122).
  if (mine !== 'organized') rows = rows.where('approval_status', '=', 'approved');
  if (mine === 'registered' && viewerId !== undefined)
    rows = rows.where('events.id', 'in', (of) =>
      of
        .selectFrom('event_registrations')
        .where('member_id', '=', viewerId)
        .where('event_registrations.status', '<>', 'given_up')
        .select('event_id'),
    );
  if (category) {
    const type = EVENT_TYPES.find((each) => each.toLowerCase() === category);
    rows = type ? rows.where('event_type', '=', type) : rows.where(sql<boolean>`false`);
  }
  if (search) rows = rows.where(holds('events.searched', search));
  return rows;
}

/** Filters by display status, derived from the dates (EVT-008), and by an overlapping time. */
function during(
  rows: ReturnType<typeof narrowed>,
  { status_filter = 'all', from, to }: Query,
  now: Date,
) {
  const touched = sql`tstzrange(start_at, end_at, '[]')`;
  let matching = rows;
  if (status_filter !== 'all') matching = matching.where('events.status', '<>', 'cancelled');
  if (status_filter === 'upcoming') matching = matching.where('start_at', '>', now);
  if (status_filter === 'ongoing')
    matching = matching.where(sql<boolean>`${touched} @> ${now}::timestamptz`);
  if (status_filter === 'completed')
    matching = matching.where('start_at', '<', now).where('end_at', '<', now);
  // Bounds the start, so its index reads only the matching range. The earliest event that still
  // runs is found by its time range: `+ interval '0'` keeps `min` off the index on the start.
  if (to !== undefined) matching = matching.where('start_at', '<', new Date(to));
  if (from !== undefined)
    matching = matching.where(
      sql<boolean>`start_at >= coalesce((
        select min(start_at + interval '0') from events
        where ${touched} @> ${from}::timestamptz), ${from}::timestamptz)`,
    );
  if (from !== undefined || to !== undefined) {
    const [first, last] = [from ?? null, to ?? null];
    // The database rejects an empty range, which overlaps nothing.
    const isEmpty = first !== null && last !== null && Date.parse(last) <= Date.parse(first);
    matching = matching.where(
      isEmpty
        ? sql<boolean>`false`
        : sql<boolean>`${touched} && tstzrange(${first}::timestamptz, ${last}::timestamptz, '[)')`,
    );
  }
  return matching;
}
