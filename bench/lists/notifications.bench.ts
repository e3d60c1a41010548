import type { Bench } from '../bench.ts';
import { comparedRows, type ListDatabase, startLists } from './startLists.ts';

/** Notifications of the member who reads: as few and as many as an aim names. */
const SIZES = { small: 100, large: 100_000 };

const LISTS = {
  all: { what: 'the list', path: '/api/notifications' },
  unread: { what: 'the unread ones', path: '/api/notifications?unread=true' },
  trade: { what: 'those of a category', path: '/api/notifications?category=trade' },
};

export const bench: Bench = {
  name: 'First pages of notifications',
  start: () => startLists({ sizes: SIZES, lists: LISTS, fill }),
  rows: comparedRows(LISTS, (what) => `${what} of 100,000 notifications`),
};

/**
 * Inserts notifications: a fifth unread, a tenth about trade, the others likes of a visible post.
 */
async function fill({ run, viewerId }: ListDatabase, rows: number): Promise<Record<string, never>> {
  const [post] = await run<{ id: string }>(
    `insert into posts (id, member_id, content, post_type, hashtags, mentions, created_at)
     values (gen_random_uuid(), $1::uuid, 'Kabar', 'text', '[]', '[]', now()) returning id`,
    [viewerId],
  );
  await run(
    `insert into notifications (id, recipient_id, key, kind, category, subject_type, subject_id,
       subject_title, actors, count, created_at, read_at)
     select gen_random_uuid(), $1::uuid, 'kunci ' || n,
       case when n % 10 = 0 then 'tender_closed' else 'post_liked' end,
       case when n % 10 = 0 then 'trade' else 'posts' end,
       case when n % 10 = 0 then 'tender' else 'post' end,
       case when n % 10 = 0 then gen_random_uuid() else $2::uuid end, 'Kabar',
       jsonb_build_array($1::text), 1, now() - n * interval '1 minute',
       case when n % 5 = 0 then null else now() end
     from generate_series(1, $3::int) n`,
    [viewerId, post?.id, rows],
  );
  return {};
}
