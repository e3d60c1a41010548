import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table members add column deactivation_reason text',
  'alter table members add column deactivated_until timestamptz(3)',
  // Read hourly by the job that ends suspensions.
  `create index members_suspended on members (deactivated_until)
    where deactivated_until is not null`,
];

/** Adds the reason and the end of a deactivation. */
export async function addSuspensions(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
