import { type Kysely, sql } from 'kysely';

/** Creates the group chat invite policy; a member without a row has the default. */
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
