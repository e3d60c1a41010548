import { type Kysely, sql } from 'kysely';

/** Rounds budgets and proposals to whole units of their currency, and names each in the log. */
export async function roundAmounts(db: Kysely<unknown>): Promise<void> {
  const tenders = await sql<{ id: string }>`
    update tenders set budget_min = floor(budget_min + 0.5), budget_max = floor(budget_max + 0.5)
    where budget_min <> trunc(budget_min) or budget_max <> trunc(budget_max)
    returning id`.execute(db);
  for (const { id } of tenders.rows) console.info(`Rounded the budget of tender ${id}`);
  // Proposals may be sealed: no log contains their amounts.
  const bids = await sql<{ id: string }>`
    update proposal_contents set proposal_amount = floor(proposal_amount + 0.5)
    where proposal_amount <> trunc(proposal_amount)
    returning proposal_id as id`.execute(db);
  for (const { id } of bids.rows) console.info(`Rounded the amount of proposal ${id}`);
}
