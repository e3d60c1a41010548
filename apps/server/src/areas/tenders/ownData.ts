import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { discardBytes } from '../../files/fileUse.ts';
import type { Deletion } from '../area.ts';
import { deleteTenders } from './deletion.ts';

/** Archives a member's tenders and sent proposals; received proposals belong to others. */
export const archiveTenders = async (db: Database, memberId: string) => ({
  tenders: await db
    .selectFrom('tenders')
    .where('poster_id', '=', memberId)
    .orderBy('id')
    .select([
      'id',
      'title',
      'description',
      'category',
      'budget_min',
      'budget_max',
      'currency',
      'deadline',
      'requirements',
      'status',
      'created_at',
    ])
    .execute(),
  tender_amendments: await db
    .selectFrom('tender_amendments')
    .innerJoin('tenders', 'tenders.id', 'tender_id')
    .where('poster_id', '=', memberId)
    .orderBy('tender_id')
    .orderBy('number')
    .select(['tender_id', 'number', 'made_at', 'changes'])
    .execute(),
  proposals: await db
    .selectFrom('proposals')
    .innerJoin('proposal_contents', 'proposal_id', 'proposals.id')
    .where('bidder_id', '=', memberId)
    .orderBy('proposals.id')
    .select([
      'proposals.id',
      'tender_id',
      'status',
      'outcome',
      'feedback',
      'submitted_at',
      'company_name',
      'contact_person',
      'proposal_amount',
      'proposal_description',
      'delivery_days',
      'answers',
    ])
    .execute(),
  proposal_answers: await db
    .selectFrom('proposal_messages')
    .innerJoin('proposals', 'proposals.id', 'proposal_id')
    .where('bidder_id', '=', memberId)
    .where('author', '=', 'bidder')
    .orderBy('proposal_messages.id')
    .select(['proposal_id', 'content', 'sent_at'])
    .execute(),
});

/** Deletes a member's tenders and notifies bidders; deletes their proposals on others' tenders. */
export async function deleteFromTenders(
  write: Database,
  memberId: string,
  { community, publish, afterwards }: Deletion,
): Promise<void> {
  // Locked in one order, because concurrently deleted members may have bid on each other's tenders.
  const held = await write
    .selectFrom('tenders')
    .where((of) =>
      of.or([
        of('poster_id', '=', memberId),
        of(
          'id',
          'in',
          of.selectFrom('proposals').where('bidder_id', '=', memberId).select('tender_id'),
        ),
      ]),
    )
    .orderBy('id')
    .select(['id', 'title', 'poster_id'])
    .forUpdate()
    .execute();
  const own = held.filter(({ poster_id }) => poster_id === memberId);
  const discardedFiles = await deleteTenders(community, write, publish, own, null);
  afterwards(() => discardBytes(community.blobs, discardedFiles));
  await sql`
    update tenders set
      proposals_count = proposals_count - deleted.submitted,
      accepted_count = accepted_count - deleted.accepted
    from (
      select tender_id,
        count(*) filter (where status <> 'draft')::integer as submitted,
        count(*) filter (where status = 'accepted')::integer as accepted
      from proposals where bidder_id = ${memberId} group by tender_id) as deleted
    where tenders.id = deleted.tender_id`.execute(write);
  await write.deleteFrom('proposals').where('bidder_id', '=', memberId).execute();
}
