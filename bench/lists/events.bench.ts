import type { Bench } from '../bench.ts';
import { comparedRows, type ListDatabase, startLists } from './startLists.ts';

/** Rows of the lists that are compared: as few and as many as an aim names. */
const SIZES = { small: 1_000, large: 100_000 };

const LISTS = {
  events: { what: 'events', path: '/api/events' },
  upcoming: {
    what: 'upcoming events, the soonest first',
    path: '/api/events?status_filter=upcoming&sort=soonest',
  },
  ongoing: { what: 'events that are on', path: '/api/events?status_filter=ongoing' },
  completed: {
    what: 'completed events of a type',
    path: '/api/events?status_filter=completed&category=workshop',
  },
  week: { what: 'a week of events', path: '/api/events?from={from}&to={to}&sort=soonest' },
  organized: { what: 'My events', path: '/api/events?mine=organized' },
  registered: { what: 'events registered for', path: '/api/events?mine=registered' },
  attendees: { what: 'attendees of an event', path: '/api/events/{event}/attendees' },
};

export const bench: Bench = {
  name: 'First pages of events and of attendees',
  start: () => startLists({ sizes: SIZES, lists: LISTS, fill }),
  rows: comparedRows(LISTS),
};

/**
 * Inserts an event for each row, one an hour around now: half of them the viewer's, who is
 * registered for a hundred of the others. Inserts as many members, all registered for one event.
 */
async function fill(
  { run, viewerId }: ListDatabase,
  rows: number,
): Promise<Record<string, string>> {
  await run(
    `insert into members (id, email, username, full_name, password_hash, role, industry_tags,
       is_verified, created_at)
     select gen_random_uuid(), n || '@toko.example', 'warga' || n, 'Pedagang ' || n, '-', 'user', '[]',
       true, now()
     from generate_series(1, $1::int) n`,
    [rows],
  );
  const [other] = await run<{ id: string }>(`select id from members where username = 'warga1'`, []);
  await run(
    `insert into events (id, organizer_id, organizer_name, title, description, event_type, start_at,
       end_at, location, price, approval_status, searched, created_at, updated_at)
     select gen_random_uuid(), case when n % 2 = 0 then $1::uuid else $2::uuid end, 'Pedagang',
       'Acara ' || n, 'Temu dagang', (array['Workshop', 'Networking', 'Conference', 'Webinar'])[1 + n % 4],
       now() + (n - $3::int / 2) * interval '1 hour', now() + (n - $3::int / 2 + 3) * interval '1 hour',
       'Surabaya', 0, 'approved', ' acara ' || n, now(), now()
     from generate_series(1, $3::int) n`,
    [viewerId, other?.id, rows],
  );
  await run(
    `insert into event_registrations (id, event_id, member_id, position, status, code, searched,
       registered_at)
     select gen_random_uuid(), id, $1::uuid, 1, 'registered', 'KODE', ' pedagang', now()
     from events where organizer_id <> $1::uuid order by abs(extract(epoch from start_at - now()))
     limit 100`,
    [viewerId],
  );
  const [event] = await run<{ id: string }>(
    `select id from events where organizer_id = $1::uuid order by start_at desc limit 1`,
    [viewerId],
  );
  await run(
    `insert into event_registrations (id, event_id, member_id, position, status, code, searched,
       registered_at)
     select gen_random_uuid(), $1::uuid, id, row_number() over (), 'registered', 'K' || username,
       ' pedagang', now()
     from members where id <> $2::uuid`,
    [event?.id, viewerId],
  );
  await run('update events set current_attendees = $2::int where id = $1::uuid', [event?.id, rows]);
  const from = new Date();
  const to = new Date(from.getTime() + 7 * 86_400_000);
  return { event: event?.id ?? '', from: from.toISOString(), to: to.toISOString() };
}
