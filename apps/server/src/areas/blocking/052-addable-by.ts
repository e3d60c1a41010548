import { type Kysely, sql } from 'kysely';

/** Who may add members to group chats; a member without a row has chosen nothing. */
export async function addGroupChatInvitePolicy(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table addable_by (
        member_id uuid primary key references members on delete cascade,
        addable_by text not null check (addable_by in ('everyone', 'connections', 'nobody'))
      )`,
    )
    .execute(db);
}
