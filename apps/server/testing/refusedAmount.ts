import { sql } from 'kysely';
import type { Database } from '../src/database/schema.ts';

/** Runs work while the database refuses proposals of one amount, by the constraint `planted`. */
export async function withRefusedAmount<Result>(
  db: Database,
  amount: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`alter table proposal_contents add constraint planted
    check (proposal_amount <> ${sql.lit(amount)})`.execute(db);
  try {
    return await work();
  } finally {
    await sql`alter table proposal_contents drop constraint planted`.execute(db);
  }
}
