import { type Kysely, sql } from 'kysely';

/** Lets a message removed by a moderator keep its place without content. */
export async function addRemovedMessages(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages drop constraint messages_message_type_check`.execute(db);
  await sql`
    alter table messages add constraint messages_message_type_check
      check (message_type in ('text', 'removed', 'members_added', 'member_left'))`.execute(db);
}
