import { type Kysely, sql } from 'kysely';

/** Rounds prices to whole rupiah, and names each event in the log. */
export async function roundPrices(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update events set price = floor(price + 0.5) where price <> trunc(price)
    returning id`.execute(db);
  for (const { id } of rows) console.info(`Rounded the price of event ${id} to whole rupiah`);
}
