import type { Bench } from '../bench.ts';
import { comparedRows, type ListDatabase, startLists } from './startLists.ts';

/** Rows of the lists that are compared: as few and as many as an aim names. */
const SIZES = { small: 1_000, large: 100_000 };

const LISTS = {
  discover: { what: 'Discover', path: '/api/groups?discover=true' },
  feed: { what: "a group's feed", path: '/api/groups/{group}/posts' },
  home: { what: 'the home feed beside groups of others', path: '/api/posts' },
};

export const bench: Bench = {
  name: 'First pages of groups and of their posts',
  start: () => startLists({ sizes: SIZES, lists: LISTS, fill }),
  rows: comparedRows(LISTS),
};

/**
 * Inserts a group and a post for each row: half of the posts in the viewer's one group, a tenth of
 * the community's, the others in a group that is not theirs.
 */
async function fill({ run, viewerId }: ListDatabase, rows: number): Promise<{ group: string }> {
  await run(
    `insert into groups (id, name, description, group_type, location_searched, searched, creator_id,
       approval_status, member_count, activity_at, created_at)
     select gen_random_uuid(), 'Grup ' || n, 'Grup dagang', 'public', ' ', ' grup ' || n, $1::uuid,
       'approved', 1 + n % 500, now() - n * interval '1 minute', now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [viewerId, rows],
  );
  const [own, other] = await run<{ id: string }>('select id from groups order by id limit 2', []);
  const group = own?.id ?? '';
  await run(
    `insert into group_members (group_id, member_id, role, joined_at)
     values ($1::uuid, $2::uuid, 'admin', now())`,
    [group, viewerId],
  );
  await run(
    `insert into posts (id, member_id, content, post_type, hashtags, mentions, group_id, created_at)
     select gen_random_uuid(), $1::uuid, 'Kabar ' || n, 'text', '[]', '[]',
       case when n % 10 = 0 then null when n % 2 = 0 then $2::uuid else $3::uuid end,
       now() - n * interval '1 hour'
     from generate_series(1, $4::int) n`,
    [viewerId, group, other?.id, rows],
  );
  await run('update groups set posts_count = $2::int where id = $1::uuid', [group, rows / 2]);
  return { group };
}
