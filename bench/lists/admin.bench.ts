import type { Bench } from '../bench.ts';
import { comparedRows, type ListDatabase, startLists } from './startLists.ts';

/** Rows of the lists that are compared: as few and as many as an aim names. */
const SIZES = { small: 1_000, large: 100_000 };

const search = (what: string, path: string) => ({ what, path, isSearch: true as const });

const LISTS = {
  users: { what: 'users', path: '/api/admin/users?active_only=true&limit=20' },
  admins: { what: 'admins among users', path: '/api/admin/users?role=admin' },
  email: search('users by a part of an email', '/api/admin/users?search=orang777%40'),
  name: search('users by a name', '/api/admin/users?search=pedagang777x'),
  waiting: { what: 'flags that wait', path: '/api/admin/flags?status=pending' },
  decided: { what: 'decided flags', path: '/api/admin/flags?status=reviewed' },
  log: { what: 'the audit log', path: '/api/admin/log' },
  deletions: { what: 'deletions in the log', path: '/api/admin/log?action_type=delete_user' },
  notes: search('the log by a word of its notes', '/api/admin/log?search=alasan777x'),
  person: search('the log by a name', '/api/admin/log?search=pedagang777x'),
};

export const bench: Bench = {
  name: 'First pages and searches of the Admin Center',
  start: () => startLists({ sizes: SIZES, lists: LISTS, fill }),
  rows: comparedRows(LISTS),
};

/**
 * Inserts a member, a flag of a post and a log entry for each row; a tenth of the flags is decided.
 */
async function fill({ run, viewerId }: ListDatabase, rows: number): Promise<Record<string, never>> {
  await run(`update members set role = 'admin', searched = ' pedagang toko' where id = $1::uuid`, [
    viewerId,
  ]);
  await run(
    `insert into members (id, email, username, full_name, password_hash, role, industry_tags,
       is_verified, created_at, searched)
     select gen_random_uuid(), 'orang' || n || '@toko.example', 'orang' || n,
       'Pedagang' || n || 'x', '-', 'user', '[]', true, now() - n * interval '1 hour',
       ' pedagang' || n || 'x orang' || n
     from generate_series(1, $1::int) n`,
    [rows],
  );
  await run(
    `insert into flag_cases (id, content_type, content_id, status, outcome, reviewed_by,
       reviewed_at, created_at)
     select gen_random_uuid(), 'post', gen_random_uuid(),
       case when n % 10 = 0 then 'reviewed' else 'pending' end,
       case when n % 10 = 0 then 'dismissed' end, case when n % 10 = 0 then $1::uuid end,
       case when n % 10 = 0 then now() - n * interval '1 minute' end,
       now() - n * interval '1 hour'
     from generate_series(1, $2::int) n`,
    [viewerId, rows],
  );
  await run(
    `insert into flags (id, content_type, content_id, member_id, reason, created_at, case_id,
       case_at, status, reviewed_at)
     select gen_random_uuid(), content_type, content_id, $1::uuid, 'spam', created_at, id,
       created_at, status, reviewed_at
     from flag_cases`,
    [viewerId],
  );
  await run(
    `insert into audit_log (id, actor_id, action_type, content_type, content_id, target_id, title,
       notes, searched, created_at)
     select gen_random_uuid(), $1::uuid,
       case when row_number % 20 = 0 then 'delete_user' else 'deactivate_user' end, 'member',
       id::text, id, full_name, 'Alasan' || row_number || 'x',
       ' ' || lower(full_name) || ' alasan' || row_number || 'x', now() - row_number * interval '1 minute'
     from (select id, full_name, row_number() over (order by username) from members
       where id <> $1::uuid) as people`,
    [viewerId],
  );
  return {};
}
