import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isReader } from '../posts/postVisibility.ts';

/**
 * Condition that the recipient still sees the subject of a `notifications` row aliased `told`: a
 * group's post is visible only to its readers.
 */
export const isSeenByRecipient: RawBuilder<SqlBool> = sql`not (told.subject_type = 'post' and exists (
  select from posts where posts.id = told.subject_id and not (posts.group_id is null
    or ${isReader(sql`posts.group_id`, sql`told.recipient_id`)})))`;

/** Names of the latest people of a row of `notifications` aliased `told`, at most three. */
export const actorNames: RawBuilder<string[]> = sql`array(
  select coalesce(nullif(actors.full_name, ''), actors.username)
  from jsonb_array_elements_text(told.actors) with ordinality as latest (actor, place)
  join members as actors on actors.id = actor::uuid
  where place <= 3 order by place)`;
