import { HASHTAG_MAX_LENGTH, searchKey } from '@saudagar/contract';
import type { Database } from '../../database/schema.ts';

/** A post's hashtags before and after a write; empty for a new or deleted one. */
export interface HashtagChange {
  post_id: string;
  created_at: Date;
  /** Hashtags of groups are listed in the group, and never suggested. */
  group_id: string | null;
  before: readonly string[];
  after: readonly string[];
}

/** Number of rows written with one statement. */
const BATCH = 1_000;

/**
 * Keeps the hashtag index in step with posts. Call it in the transaction that writes them.
 * Hashtags longer than a query allows are left out.
 */
export async function indexHashtags(
  write: Database,
  changes: readonly HashtagChange[],
): Promise<void> {
  const uses = new Map<string, number>();
  const count = (tag: string, by: number) => uses.set(tag, (uses.get(tag) ?? 0) + by);
  const added: { tag: string; created_at: Date; post_id: string; group_id: string | null }[] = [];
  for (const { post_id, created_at, group_id, before, after } of changes) {
    const removedTags = difference(before, after);
    if (group_id === null) for (const tag of removedTags) count(tag, -1);
    if (removedTags.length > 0)
      await write
        .deleteFrom('post_hashtags')
        .where('post_id', '=', post_id)
        .where('tag', 'in', removedTags)
        .execute();
    for (const tag of difference(after, before)) {
      if (group_id === null) count(tag, 1);
      added.push({ tag, created_at, post_id, group_id });
    }
  }
  for (const rows of batches(added)) await write.insertInto('post_hashtags').values(rows).execute();
  await countUses(write, uses);
}

/** Adds to the uses of hashtags, in one order everywhere to avoid deadlocks. */
async function countUses(write: Database, uses: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...uses]
    .filter(([, posts_count]) => posts_count !== 0)
    .map(([tag, posts_count]) => ({ tag, search_key: searchKey(tag), posts_count }))
    .sort((a, b) => (a.tag < b.tag ? -1 : 1));
  for (const some of batches(rows))
    await write
      .insertInto('hashtags')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('tag').doUpdateSet((of) => ({
          posts_count: of('hashtags.posts_count', '+', of.ref('excluded.posts_count')),
        })),
      )
      .execute();
  const lessUsed = rows.filter(({ posts_count }) => posts_count < 0).map(({ tag }) => tag);
  if (lessUsed.length > 0)
    await write
      .deleteFrom('hashtags')
      .where('tag', 'in', lessUsed)
      .where('posts_count', '<=', 0)
      .execute();
}

function difference(of: readonly string[], without: readonly string[]): string[] {
  return of.filter((tag) => tag.length <= HASHTAG_MAX_LENGTH && !without.includes(tag));
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
