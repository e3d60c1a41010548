import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { RESOURCE_LIKES, withdrawLikes } from '../posts/likes.ts';

/** Archives a member's likes, lists, progress and created resources. */
export async function archiveResources(db: Database, memberId: string) {
  return {
    resources: await db
      .selectFrom('resources')
      .where('maker_id', '=', memberId)
      .orderBy('id')
      .select(['id', 'title', 'description', 'body', 'created_at', 'published_at'])
      .execute(),
    liked_resources: await db
      .selectFrom('resource_likes')
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .select(['resource_id', 'created_at'])
      .execute(),
    resource_progress: await db
      .selectFrom('resource_progress')
      .where('member_id', '=', memberId)
      .orderBy('changed_at')
      .select(['resource_id', 'progress', 'changed_at'])
      .execute(),
    saved_lists: await db
      .selectFrom('saved_lists')
      .leftJoin('saved_resources', 'list_id', 'saved_lists.id')
      .where('member_id', '=', memberId)
      .groupBy('saved_lists.id')
      .orderBy('saved_lists.id')
      .select(['saved_lists.id', 'name', 'saved_lists.created_at'])
      .select(
        sql<
          string[]
        >`coalesce(json_agg(resource_id) filter (where resource_id is not null), '[]')`.as(
          'resource_ids',
        ),
      )
      .execute(),
  };
}

/**
 * Deletes a member's likes, views, progress and lists. Their resources stay in the library
 * without a maker, because they belong to the community and name their author themselves.
 */
export async function deleteOwnResources(write: Database, memberId: string): Promise<void> {
  await sql`
    select id from resources
    where id in (select resource_id from resource_likes where member_id = ${memberId})
    order by id for no key update`.execute(write);
  await withdrawLikes(write, RESOURCE_LIKES, memberId);
  for (const table of ['resource_views', 'resource_progress', 'saved_lists'] as const)
    await write.deleteFrom(table).where('member_id', '=', memberId).execute();
  await write
    .updateTable('resources')
    .set({ maker_id: null, client_id: null })
    .where('maker_id', '=', memberId)
    .execute();
}
