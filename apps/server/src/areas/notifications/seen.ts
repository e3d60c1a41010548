import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { areApart } from '../blocking/contact.ts';
import { isReader } from '../posts/postVisibility.ts';

/**
 * Condition that the recipient still sees a `notifications` row aliased `notification`, which is
 * not withdrawn, and its subject: a group's post is visible only to its readers, and to nobody
 * apart from its author.
 */
export const isSeenByRecipient: RawBuilder<SqlBool> = sql`not notification.is_withdrawn and not (
  notification.subject_type = 'post' and exists (
  select from posts where posts.id = notification.subject_id and (
    ${areApart(sql`posts.member_id`, sql`notification.recipient_id`)} or not (
      posts.group_id is null
      or ${isReader(
        sql`posts.group_id`,
        sql`notification.recipient_id`,
        sql`posts.created_at`,
      )}))))`;

/** Names of the latest people of a row of `notifications` aliased `notification`, at most three. */
export const actorNames: RawBuilder<string[]> = sql`array(
  select coalesce(nullif(actors.full_name, ''), actors.username)
  from jsonb_array_elements_text(notification.actors) with ordinality as latest (actor, rank)
  join members as actors on actors.id = actor::uuid
  where rank <= 3 order by rank)`;
