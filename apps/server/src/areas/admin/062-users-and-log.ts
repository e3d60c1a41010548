import { type Kysely, sql } from 'kysely';
import { KEEPS_AN_ADMIN } from '../account/lastAdmin.ts';

const statements = [
  'alter table members add column temporary_password_until timestamptz(3)',
  // Admins find an account by its email as well; members do not (NET-060).
  `alter table members add column managed_searched text collate "C"
    generated always as (searched || ' ' || (lower(email) collate "C")) stored`,
  'create index members_managed on members using gin (managed_searched gin_trgm_ops)',
  'create index members_by_name on members (searched, id)',
  'create index members_by_role on members (role, searched, id)',
  'create index members_newest on members (created_at)',

  // Serializes removals of admins, so the second of two concurrent ones sees the first.
  `create function keep_an_admin() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('${KEEPS_AN_ADMIN}'));
    if not exists (select from members where role = 'admin' and deactivated_at is null) then
      raise exception 'the last active admin stays' using errcode = 'check_violation',
        constraint = '${KEEPS_AN_ADMIN}';
    end if;
    return null;
  end $$`,
  `create trigger members_lose_an_admin after update of role, deactivated_at on members
    for each row when (old.role = 'admin' and old.deactivated_at is null
      and (new.role <> 'admin' or new.deactivated_at is not null))
    execute function keep_an_admin()`,
  `create trigger members_delete_an_admin after delete on members
    for each row when (old.role = 'admin' and old.deactivated_at is null)
    execute function keep_an_admin()`,

  `alter table audit_log add column searched text collate "C" not null default ''`,
  'create index audit_log_searched on audit_log using gin (searched gin_trgm_ops)',
  'create index audit_log_of_actor on audit_log (actor_id, created_at desc, id desc)',
];

/** Adds account and audit log search, temporary passwords, and the last active admin rule. */
export async function addUsersAndLog(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
