import type { Bench } from '../bench.ts';
import { type Asked, comparedRows, type ListDatabase, startLists } from './startLists.ts';

/** Numbers of members to notify: a few, and as many as an aim names. */
const SIZES = { small: 10, large: 10_000 };

const ACTS = {
  event: {
    what: 'a change of an event, registered for by',
    path: '/api/events/{event}',
    act: {
      method: 'PUT',
      body: (number) => ({ location: `Gedung ${number}`, edit_reason: 'Pindah tempat.' }),
    },
  },
  post: {
    what: 'a post that mentions one, in a group of',
    path: '/api/groups/{group}/posts',
    act: { method: 'POST', body: (number) => ({ content: `Kabar ${number} @warga1` }) },
  },
} satisfies Record<string, Asked & { what: string }>;

export const bench: Bench = {
  name: 'Acts that notify many',
  rounds: 3,
  start: () => startLists({ sizes: SIZES, lists: ACTS, fill }),
  rows: comparedRows(ACTS, (what) => `${what} 10,000`),
};

/**
 * Inserts an event of the viewer's for which all members are registered, and a group of all of
 * them.
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
  const [event] = await run<{ id: string }>(
    `insert into events (id, organizer_id, organizer_name, title, description, event_type, start_at,
       end_at, location, price, approval_status, searched, current_attendees, created_at, updated_at)
     values (gen_random_uuid(), $1::uuid, 'Pedagang', 'Temu dagang', 'Bawa contoh', 'Networking',
       now() + interval '7 days', now() + interval '8 days', 'Surabaya', 0, 'approved', ' temu', $2::int,
       now(), now())
     returning id`,
    [viewerId, rows],
  );
  await run(
    `insert into event_registrations (id, event_id, member_id, position, status, code, searched,
       registered_at)
     select gen_random_uuid(), $1::uuid, id, row_number() over (), 'registered', 'K' || username,
       ' pedagang', now()
     from members where id <> $2::uuid`,
    [event?.id, viewerId],
  );
  const [group] = await run<{ id: string }>(
    `insert into groups (id, name, description, group_type, location_searched, searched, creator_id,
       approval_status, member_count, activity_at, created_at)
     values (gen_random_uuid(), 'Grup', 'Grup dagang', 'public', ' ', ' grup', $1::uuid, 'approved',
       $2::int + 1, now(), now())
     returning id`,
    [viewerId, rows],
  );
  await run(
    `insert into group_members (group_id, member_id, role, joined_at)
     select $1::uuid, id, case when id = $2::uuid then 'admin' else 'member' end, now() from members`,
    [group?.id, viewerId],
  );
  return { event: event?.id ?? '', group: group?.id ?? '' };
}
