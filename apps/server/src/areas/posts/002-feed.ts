import { HASHTAG_MAX_LENGTH, searchKey } from '@saudagar/contract';
import { type Kysely, sql } from 'kysely';
import { memberKeysOf } from '../account/memberKeys.ts';

/** Number of rows written with one statement. */
const BATCH = 1_000;

/** Adds sorting, filtering, hashtags, editing, comment likes, and search keys of names. */
export async function addFeed(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`
    insert into post_hashtags (tag, created_at, post_id)
    select tag, created_at, id from posts, jsonb_array_elements_text(hashtags) as tag
    where length(tag) <= ${HASHTAG_MAX_LENGTH}`.execute(db);
  await fillHashtags(db);
  await fillMemberKeys(db);
}

const FILTERS = ['text', 'image', 'video', 'event'];
const SCORE = '(likes_count + comments_count)';

const statements = [
  // Columns of the filters are computed on write: see postFilters.ts.
  `alter table posts
    add column edited_at timestamptz(3),
    add column in_text boolean not null default true,
    add column in_image boolean not null default false,
    add column in_video boolean not null default false,
    add column in_event boolean not null default false`,
  `update posts set
    in_text = false,
    in_image = exists (
      select from post_files join files on files.id = file_id
      where post_id = posts.id and file_type = 'image'
    )
    where exists (select from post_files where post_id = posts.id)`,
  `update posts set in_image = post_type = 'image', in_video = post_type = 'video'
    where in_text and post_type in ('image', 'video')`,
  `update posts set in_event = true where post_type = 'event'`,

  `create index posts_popular on posts (${SCORE} desc, created_at desc, id desc)`,
  ...FILTERS.flatMap((filter) => [
    `create index posts_${filter}_newest on posts (created_at desc, id desc) where in_${filter}`,
    `create index posts_${filter}_popular on posts (${SCORE} desc, created_at desc, id desc)
      where in_${filter}`,
  ]),

  // Recent score changes with their transactions: see popularity.ts. Unlogged, because losing it in
  // a crash is harmless.
  `create unlogged table score_changes (
    post_id uuid not null,
    delta integer not null,
    transaction_id xid8 not null default pg_current_xact_id(),
    created_at timestamptz(3) not null
  )`,
  'create index score_changes_transaction on score_changes (transaction_id)',

  `create table post_hashtags (
    tag text collate "C" not null,
    created_at timestamptz(3) not null,
    post_id uuid not null references posts on delete cascade,
    primary key (post_id, tag)
  )`,
  'create index post_hashtags_newest on post_hashtags (tag, created_at desc, post_id desc)',

  `create table hashtags (
    tag text collate "C" primary key,
    search_key text collate "C" not null,
    posts_count integer not null
  )`,
  'create index hashtags_search on hashtags (search_key)',
  'create index hashtags_most_used on hashtags (posts_count desc, tag)',

  `create table member_keys (
    member_id uuid not null references members on delete cascade,
    rank smallint not null,
    search_key text collate "C" not null,
    primary key (rank, search_key, member_id)
  )`,
  'create index member_keys_member on member_keys (member_id)',

  `alter table comments
    add column edited_at timestamptz(3),
    add column deleted_at timestamptz(3),
    add column likes_count integer not null default 0`,
  'create index comments_post on comments (post_id)',

  `create table comment_likes (
    member_id uuid not null references members on delete cascade,
    comment_id uuid not null references comments on delete cascade,
    created_at timestamptz(3) not null,
    primary key (member_id, comment_id)
  )`,
  'create index comment_likes_comment on comment_likes (comment_id)',

  'create index flags_member on flags (member_id)',
];

async function fillHashtags(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ tag: string; posts_count: number }>`
    select tag, count(*)::integer as posts_count from post_hashtags group by tag`.execute(db);
  await insert(
    db,
    'hashtags (tag, search_key, posts_count)',
    rows.map(({ tag, posts_count }) => [tag, searchKey(tag), posts_count]),
  );
}

async function fillMemberKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; username: string; full_name: string }>`
    select id, username, full_name from members`.execute(db);
  await insert(
    db,
    'member_keys (member_id, rank, search_key)',
    rows.flatMap((member) =>
      memberKeysOf(member).map((key) => [key.member_id, key.rank, key.search_key]),
    ),
  );
}

async function insert(db: Kysely<unknown>, into: string, rows: readonly unknown[][]) {
  for (let done = 0; done < rows.length; done += BATCH) {
    const values = rows.slice(done, done + BATCH).map((row) => sql`(${sql.join(row)})`);
    await sql`insert into ${sql.raw(into)} values ${sql.join(values)}`.execute(db);
  }
}
