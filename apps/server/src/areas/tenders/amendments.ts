import {
  changedTerms,
  type HeldTender,
  type TenderAmendment,
  type TenderTerms,
  type TermChange,
} from '@saudagar/contract';
import { type normalizedTender, tenderNotification } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { AttachmentRow } from '../posts/postRows.ts';
import type { StoredTender } from './tenderLock.ts';

/** Maximum number of amendments sent with a tender or proposal, the latest ones. */
const AMENDMENTS_MAX = 200;

/** Fields of a tender that are its terms, besides its files. */
type Held = Omit<ReturnType<typeof normalizedTender>, 'category' | 'requirements' | 'tags'> &
  Pick<HeldTender, 'is_sealed' | 'is_multi_award' | 'shows_award'> & {
    readonly category: string;
    readonly requirements: readonly string[];
    readonly tags: readonly string[];
  };

/** Lists what an edit changes of a tender's terms. */
export const changesOf = (
  before: Held,
  filesBefore: readonly AttachmentRow[],
  after: Held,
  filesAfter: readonly AttachmentRow[],
): TermChange[] => changedTerms(heldTerms(before, filesBefore), heldTerms(after, filesAfter));

const heldTerms = (held: Held, files: readonly AttachmentRow[]): TenderTerms => ({
  title: held.title,
  description: held.description,
  category: held.category,
  deadline: held.deadline,
  budget_min: held.budget_min,
  budget_max: held.budget_max,
  currency: held.currency,
  requirements: [...held.requirements],
  sealed: held.is_sealed,
  is_multi_award: held.is_multi_award,
  shows_award: held.shows_award,
  company_name: held.company_name,
  contact_person: held.contact_person,
  location: held.location,
  tags: [...held.tags],
  files: files.map(({ id, original_filename: name }) => ({ id, name })),
});

/** Counts a change of a locked tender's terms; with proposals it is an amendment they read of. */
export async function recordChanges(
  { announce }: Pick<CommunityCore, 'announce'>,
  write: Database,
  publish: Publish,
  tender: StoredTender,
  made: { readonly changes: readonly TermChange[]; readonly at: Date; readonly title: string },
): Promise<void> {
  if (made.changes.length === 0) return;
  const isAmendment = tender.proposals_count > 0;
  const amendments_count = tender.amendments_count + (isAmendment ? 1 : 0);
  await write
    .updateTable('tenders')
    .set({ terms_version: tender.terms_version + 1, amendments_count })
    .where('id', '=', tender.id)
    .execute();
  if (!isAmendment) return;
  await write
    .insertInto('tender_amendments')
    .values({
      tender_id: tender.id,
      number: amendments_count,
      made_at: made.at,
      changes: JSON.stringify(made.changes),
    })
    .execute();
  await announce(write, publish, {
    ...tenderNotification('tender_amended', { id: tender.id, title: made.title }, tender.poster_id),
    audience: { name: 'tender_amended', id: tender.id },
  });
}

/** Reads a tender's amendments after a number, the latest first. */
export async function amendmentsOf(
  db: Database,
  tenderId: string,
  after = 0,
): Promise<TenderAmendment[]> {
  const rows = await db
    .selectFrom('tender_amendments')
    .where('tender_id', '=', tenderId)
    .where('number', '>', after)
    .orderBy('number', 'desc')
    .limit(AMENDMENTS_MAX)
    .select(['number', 'made_at', 'changes'])
    .execute();
  return rows.map(({ made_at, ...row }) => ({ ...row, made_at: made_at.toISOString() }));
}

/** Notes that a bidder knows the amendments that a locked tender has. */
export const confirmAmendments = (write: Database, tender: StoredTender, proposalId: string) =>
  write
    .updateTable('proposals')
    .set({ confirmed_amendment: sql`greatest(confirmed_amendment, ${tender.amendments_count})` })
    .where('id', '=', proposalId)
    .execute();
