import {
  firstUnconfirmed,
  isCompared,
  lowestProposal,
  PROPOSAL_STATUSES,
  type Proposal,
  type ProposalMessage,
  type ProposalOutcome,
  type ProposalStatus,
  type Tender,
  type TenderSeal,
  type TenderStatus,
} from '@saudagar/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/schema.ts';
import type { Signer } from '../../files/signing.ts';
import { toMember } from '../account/memberView.ts';
import { toFileInfo } from '../files/fileView.ts';
import {
  type AttachmentRow,
  AUTHOR_COLUMNS,
  type AuthorRow,
  FILE_COLUMNS,
} from '../posts/postRows.ts';
import type {} from './tables.ts';

/**
 * Condition that a viewer may read a proposal of `tenders` at a moment. The only code that reads
 * proposal texts, so a seal holds in every call. The bidder always may; the poster may if it is
 * unsealed, or its deadline came while the tender ran; nobody else.
 */
const isReadable = (viewerId: string, at: Date): RawBuilder<SqlBool> => sql`(
  proposals.bidder_id = ${viewerId}::uuid
  or (proposals.poster_id = ${viewerId}::uuid and proposals.status <> 'draft' and (
    not tenders.is_sealed
    or (tenders.deadline <= ${at}::timestamptz
      and (tenders.ended_at is null or tenders.ended_at >= tenders.deadline)))))`;

/** Seal state of a proposal's tender at a moment, like the contract's `sealOf`. */
const tenderSeal = (at: Date): RawBuilder<TenderSeal | null> => sql`case
  when not tenders.is_sealed then null
  when tenders.deadline > ${at}::timestamptz then 'sealed'
  when tenders.ended_at < tenders.deadline then 'never_opened'
  else 'opened' end`;

/** Accepted amounts of a proposal's tender, for its bidder who was not selected. */
const awardedAmounts = (viewerId: string): RawBuilder<number[] | null> => sql`case
  when tenders.shows_award and proposals.outcome = 'not_selected'
    and proposals.bidder_id = ${viewerId}::uuid
  then (
    select json_agg(won_content.proposal_amount order by won_content.proposal_amount)
    from proposals won join proposal_contents won_content on won_content.proposal_id = won.id
    where won.tender_id = proposals.tender_id and won.status = 'accepted') end`;

/** A proposal as a viewer sees it: null in place of sealed content. */
export interface ProposalRow {
  id: string;
  tender_id: string;
  status: ProposalStatus;
  submitted_at: Date;
  tender_title: string;
  tender_status: TenderStatus;
  tender_deadline: Date;
  tender_seal: TenderSeal | null;
  requirements: string[];
  currency: string;
  version: number;
  outcome: ProposalOutcome | null;
  awarded_amounts: number[] | null;
  confirmed_amendment: number;
  amendments_count: number;
  terms_version: number;
  is_readable: boolean;
  feedback: string | null;
  edited_at: Date | null;
  withdrawn_at: Date | null;
  company_name: string | null;
  contact_person: string | null;
  proposal_amount: number | null;
  proposal_description: string | null;
  delivery_days: number | null;
  answers: string[] | null;
  bidder: AuthorRow | null;
  files: AttachmentRow[];
}

/** Query of proposals visible to a member: their own, and submitted ones on their own tenders. */
export function proposalsSeenBy(db: Database, viewerId: string, at: Date) {
  const readable = isReadable(viewerId, at);
  return db
    .selectFrom('proposals')
    .innerJoin('tenders', 'tenders.id', 'proposals.tender_id')
    .leftJoin('proposal_contents as content', (join) =>
      join.onRef('content.proposal_id', '=', 'proposals.id').on(readable),
    )
    .where((of) =>
      of.or([
        of('proposals.bidder_id', '=', viewerId),
        of.and([of('proposals.poster_id', '=', viewerId), of('proposals.status', '<>', 'draft')]),
      ]),
    )
    .select([
      'proposals.id',
      'proposals.tender_id',
      'proposals.status',
      'proposals.submitted_at',
      'proposals.version',
      'proposals.outcome',
      'proposals.confirmed_amendment',
      'tenders.amendments_count',
      'tenders.terms_version',
      'tenders.title as tender_title',
      'tenders.status as tender_status',
      'tenders.deadline as tender_deadline',
      'tenders.requirements',
      'tenders.currency',
      'content.company_name',
      'content.contact_person',
      'content.proposal_amount',
      'content.proposal_description',
      'content.delivery_days',
      'content.answers',
    ])
    .select((of) => [
      tenderSeal(at).as('tender_seal'),
      sql<boolean>`${readable}`.as('is_readable'),
      awardedAmounts(viewerId).as('awarded_amounts'),
      sql<string | null>`case when ${readable} then proposals.feedback end`.as('feedback'),
      sql<Date | null>`case when ${readable} then proposals.edited_at end`.as('edited_at'),
      sql<Date | null>`case when ${readable} then proposals.withdrawn_at end`.as('withdrawn_at'),
      jsonObjectFrom(
        of
          .selectFrom('members')
          .whereRef('members.id', '=', 'proposals.bidder_id')
          .where(readable)
          .select(['members.id', ...AUTHOR_COLUMNS.map((column) => `members.${column}` as const)]),
      ).as('bidder'),
      jsonArrayFrom(
        of
          .selectFrom('proposal_files')
          .innerJoin('files', 'files.id', 'proposal_files.file_id')
          .whereRef('proposal_files.proposal_id', '=', 'proposals.id')
          .where(readable)
          .orderBy('proposal_files.position')
          .select(FILE_COLUMNS),
      ).as('files'),
    ]);
}

/** Finds the lowest of a tender's proposals that its poster may read; null unless one is lowest. */
export async function lowestOf(
  db: Database,
  posterId: string,
  at: Date,
  tenderId: string,
): Promise<string | null> {
  const least = await db
    .selectFrom('proposals')
    .innerJoin('tenders', 'tenders.id', 'proposals.tender_id')
    .innerJoin('proposal_contents as content', 'content.proposal_id', 'proposals.id')
    .where('proposals.tender_id', '=', tenderId)
    .where('proposals.poster_id', '=', posterId)
    .where('proposals.status', 'in', PROPOSAL_STATUSES.filter(isCompared))
    .where(isReadable(posterId, at))
    .orderBy('content.proposal_amount')
    .limit(2)
    .select(['proposals.id', 'content.proposal_amount'])
    .execute();
  return lowestProposal(least);
}

/** Reads the outlines of a bidder's own proposals on some tenders, by tender. */
export async function ownOutlines(
  db: Database,
  bidderId: string,
  tenderIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Tender['own_proposal']>>> {
  if (tenderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('proposals')
    .innerJoin('proposal_contents as content', 'content.proposal_id', 'proposals.id')
    .where('proposals.bidder_id', '=', bidderId)
    .where('proposals.tender_id', 'in', tenderIds)
    .where('proposals.status', '<>', 'draft')
    .select(['proposals.id', 'tender_id', 'status', 'content.proposal_amount'])
    .execute();
  return new Map(rows.map(({ tender_id, ...outline }) => [tender_id, outline]));
}

/** Reads the questions and answers of a proposal visible to the viewer, oldest first. */
export async function threadOf(
  db: Database,
  viewerId: string,
  at: Date,
  proposalId: string,
): Promise<ProposalMessage[]> {
  const rows = await db
    .selectFrom('proposal_messages')
    .innerJoin('proposals', 'proposals.id', 'proposal_id')
    .innerJoin('tenders', 'tenders.id', 'proposals.tender_id')
    .where('proposal_id', '=', proposalId)
    .where(isReadable(viewerId, at))
    .orderBy('proposal_messages.id')
    .select(['proposal_messages.id', 'author', 'content', 'sent_at'])
    .execute();
  return rows.map(({ id, author, content, sent_at }) => ({
    id,
    from: author,
    text: content,
    sent_at: sent_at.toISOString(),
  }));
}

/** Condition that a file of a proposal is visible to a viewer, for a query over `files`. */
export const showsProposalFile = (viewerId: string, at: Date): RawBuilder<SqlBool> => sql`exists (
  select from proposal_files
  join proposals on proposals.id = proposal_files.proposal_id
  join tenders on tenders.id = proposals.tender_id
  where proposal_files.file_id = files.id and ${isReadable(viewerId, at)})`;

/** Converts a proposal to the wire format; a sealed one reveals only its existence. */
export function toProposal(signer: Signer, row: ProposalRow): Proposal {
  const known = {
    id: row.id,
    tender_id: row.tender_id,
    tender_title: row.tender_title,
    status: row.status,
    submitted_at: row.submitted_at.toISOString(),
    currency: row.currency,
    tender_status: row.tender_status,
    tender_deadline: row.tender_deadline.toISOString(),
    tender_seal: row.tender_seal,
    requirements: row.requirements,
  };
  if (!row.is_readable) return { ...known, sealed: true };
  return {
    ...known,
    sealed: false,
    version: row.version,
    outcome: row.outcome,
    terms_version: row.terms_version,
    before_amendment:
      row.status === 'draft'
        ? null
        : firstUnconfirmed(row.confirmed_amendment, row.amendments_count),
    ...(row.awarded_amounts && { awarded_amounts: row.awarded_amounts }),
    company_name: row.company_name,
    contact_person: row.contact_person,
    proposal_amount: row.proposal_amount,
    proposal_description: row.proposal_description,
    delivery_days: row.delivery_days,
    answers: row.answers ?? [],
    feedback: row.feedback,
    bidder: row.bidder && toMember(signer, row.bidder),
    attachments: row.files.map(({ id }) => id),
    files: row.files.map((file) => toFileInfo(signer, file)),
    edited_at: row.edited_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  };
}
