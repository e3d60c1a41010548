import { type Kysely, sql } from 'kysely';

/** Counts a bidder's changes of a proposal, so that a decision applies to the version read. */
export async function addProposalVersions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table proposals add column version integer not null default 1`.execute(db);
}
