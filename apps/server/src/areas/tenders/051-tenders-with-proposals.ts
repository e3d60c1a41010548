import { type Kysely, sql } from 'kysely';

/** Orders a poster's tenders with proposals, for the choice in their inbox. */
export async function indexTendersWithProposals(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index tenders_with_proposals on tenders (poster_id, created_at desc, id desc)
        where proposals_count > 0`,
    )
    .execute(db);
}
