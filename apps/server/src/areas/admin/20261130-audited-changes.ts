import { type Kysely, sql } from 'kysely';

const statements = [
  // A command of the operator has no actor.
  'alter table audit_log alter column actor_id drop not null',
  'alter table audit_log add column before jsonb',
  'alter table audit_log add column after jsonb',
];

/** Adds changed values to the audit log, and acts of the operator. */
export async function addAuditedChanges(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
