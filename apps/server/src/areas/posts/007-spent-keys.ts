import { type Kysely, sql } from 'kysely';

/** Stores idempotency keys of deleted content, so a late repetition does not recreate it. */
export async function keepSpentKeys(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table spent_keys (
    member_id uuid not null references members on delete cascade,
    kind text not null check (kind in ('post', 'comment', 'room')),
    client_id text not null,
    primary key (member_id, kind, client_id)
  )`,
  // A trigger, because comments cascade with their post. Skipped when the member is deleted: their
  // keys are deleted too.
  `create function keep_spent_key() returns trigger language plpgsql as $$
  begin
    insert into spent_keys (member_id, kind, client_id)
      select id, tg_argv[0], old.client_id from members
      where id = (to_jsonb(old) ->> tg_argv[1])::uuid
      on conflict do nothing;
    return null;
  end $$`,
  `create trigger posts_spend_key after delete on posts for each row
    when (old.client_id is not null) execute function keep_spent_key('post', 'member_id')`,
  `create trigger comments_spend_key after delete on comments for each row
    when (old.client_id is not null) execute function keep_spent_key('comment', 'member_id')`,
  `create trigger rooms_spend_key after delete on rooms for each row
    when (old.client_id is not null) execute function keep_spent_key('room', 'maker_id')`,
];
