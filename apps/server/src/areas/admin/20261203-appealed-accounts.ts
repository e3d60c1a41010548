import { type Kysely, sql } from 'kysely';

const statements = [
  // The language of the last sign-in, for mails to a member whom no page reaches.
  'alter table members add column language text',

  // Deactivations of before can be appealed as well.
  `insert into moderation_decisions (id, kind, member_id, decided_by, content_type, content_id,
      title, excerpt, notes, created_at)
    select gen_random_uuid(), 'deactivation', members.id,
      (select actor_id from audit_log where content_id = members.id::text
        and action_type = 'deactivate_user' order by created_at desc, id desc limit 1),
      'member', members.id, full_name, left(full_name, 300), deactivation_reason, deactivated_at
    from members where deactivated_at is not null`,
];

/** Adds statements of reasons for deactivations, and the language of mails about them. */
export async function addAppealedAccounts(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
