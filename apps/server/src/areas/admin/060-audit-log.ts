import { type Kysely, sql } from 'kysely';

const statements = [
  // No foreign keys: an entry outlives the accounts and content it names.
  `create table audit_log (
    id uuid primary key,
    actor_id uuid not null,
    action_type text not null,
    content_type text,
    content_id text,
    target_id uuid,
    title text,
    notes text,
    ip_address text,
    created_at timestamptz(3) not null
  )`,
  'create index audit_log_newest on audit_log (created_at desc, id desc)',
  'create index audit_log_by_action on audit_log (action_type, created_at desc, id desc)',
  'create index audit_log_of_content on audit_log (content_id, created_at desc, id desc)',
  'create index audit_log_of_target on audit_log (target_id, created_at desc, id desc)',
  `create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
    begin raise exception 'the audit log is only written, never changed'; end $$`,
  `create trigger audit_log_stays before update or delete on audit_log
    for each row execute function refuse_change_of_audit_log()`,
];

/** Creates the append-only audit log of who did what to whom. */
export async function addAuditLog(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
