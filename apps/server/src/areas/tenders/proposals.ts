import {
  DEFAULT_PAGE_SIZE,
  type InboxFilter,
  isShut,
  type listMyProposals,
  type listProposalInbox,
  type listProposals,
  type ProposalMessage,
  type ProposalStatus,
  sealOf,
  type TenderAmendment,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod/mini';
import type { CommunityCore } from '../../community.ts';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import { isId } from '../../ids.ts';
import { amendmentsOf } from './amendments.ts';
import { lowestOf, type ProposalRow, proposalsSeenBy, threadOf } from './seal.ts';
import { heldOf, requireOwnTender } from './tenderLock.ts';

type InboxQuery = z.output<typeof listProposalInbox.query>;
type OwnQuery = z.output<typeof listMyProposals.query>;
type PageQuery = z.output<typeof listProposals.query>;

const Moment = z.int().check(z.gte(0), z.lte(9_999_999_999_999));
const Cursor = z.tuple([Moment, z.string().check(z.refine(isId))]);

/** A proposal, and what is known of one that is not sealed. */
export interface WholeProposal {
  row: ProposalRow;
  known: { thread: ProposalMessage[]; amendments: TenderAmendment[] } | undefined;
}

/** Reads of proposals by bidders and posters. Refusals are thrown as `Refusal`. */
export type Proposals = ReturnType<typeof createProposals>;

export function createProposals({ db, now }: Pick<CommunityCore, 'db' | 'now'>) {
  return {
    /** @throws Refusal 404 to all but its bidder and the tender's poster */
    async get(viewerId: string, tenderId: string, id: string): Promise<WholeProposal> {
      const currentTime = now();
      const row =
        isId(id) && isId(tenderId)
          ? await proposalsSeenBy(db, viewerId, currentTime)
              .where('proposals.id', '=', id)
              .where('proposals.tender_id', '=', tenderId)
              .executeTakeFirst()
          : undefined;
      if (!row) throw new Refusal(404, 'proposalNotFound');
      if (!row.is_readable) return { row, known: undefined };
      const thread = await threadOf(db, viewerId, currentTime, id);
      const isOutdated = row.confirmed_amendment < row.amendments_count;
      const amendments = isOutdated
        ? await amendmentsOf(db, tenderId, row.confirmed_amendment)
        : [];
      return { row, known: { thread, amendments } };
    },

    /** Lists proposals of one's own tender, oldest first, and marks the lowest of all. */
    async ofTender(viewerId: string, tenderId: string, query: PageQuery) {
      await requireOwnTender(db, tenderId, viewerId);
      const currentTime = now();
      const rows = proposalsSeenBy(db, viewerId, currentTime)
        .where('proposals.tender_id', '=', tenderId)
        .where('proposals.status', '<>', 'draft');
      const [page, lowest] = await Promise.all([
        readPage(rows, query, 'asc'),
        lowestOf(db, viewerId, currentTime, tenderId),
      ]);
      return { ...page, lowest };
    },

    /** Lists all proposals of one's own tender, for its export. @throws Refusal 409 while sealed */
    async export(viewerId: string, tenderId: string) {
      const tender = await requireOwnTender(db, tenderId, viewerId);
      const currentTime = now();
      const seal = sealOf(heldOf(tender), currentTime.getTime());
      if (isShut(seal)) throw new Refusal(409, seal === 'sealed' ? 'stillSealed' : 'neverOpened');
      const rows = await proposalsSeenBy(db, viewerId, currentTime)
        .where('proposals.tender_id', '=', tenderId)
        .where('proposals.status', '<>', 'draft')
        .orderBy('proposals.submitted_at')
        .orderBy('proposals.id')
        .execute();
      return { tender, rows, at: currentTime };
    },

    /** Lists proposals on one's own tenders, latest first (TND-116–119). */
    async inbox(viewerId: string, query: InboxQuery): Promise<KeysetPage<ProposalRow>> {
      const { status_filter = 'all', tender_filter } = query;
      if (tender_filter !== undefined && !isId(tender_filter)) return { items: [], cursor: null };
      const rows = proposalsSeenBy(db, viewerId, now())
        .where('proposals.poster_id', '=', viewerId)
        .where('proposals.status', '<>', 'draft')
        .where(hasStatus(status_filter))
        .$if(tender_filter !== undefined, (some) =>
          some.where('proposals.tender_id', '=', tender_filter ?? ''),
        );
      return readPage(rows, query, 'desc');
    },

    /** Lists one's own proposals, latest first, withdrawn ones too. */
    async mine(viewerId: string, query: OwnQuery): Promise<KeysetPage<ProposalRow>> {
      const { status_filter = 'all' } = query;
      const rows = proposalsSeenBy(db, viewerId, now())
        .where('proposals.bidder_id', '=', viewerId)
        .where(hasStatus(status_filter));
      return readPage(rows, query, 'desc');
    },
  };
}

/** Condition of a filter: a status, without those that were not selected, or that outcome. */
const hasStatus = (filter: InboxFilter | ProposalStatus): RawBuilder<SqlBool> => {
  if (filter === 'all') return sql`true`;
  if (filter === 'not_selected') return sql`proposals.outcome = 'not_selected'`;
  return sql`(proposals.status = ${filter} and proposals.outcome is null)`;
};

async function readPage(
  rows: ReturnType<typeof proposalsSeenBy>,
  { limit = DEFAULT_PAGE_SIZE, cursor }: PageQuery,
  direction: 'asc' | 'desc',
): Promise<KeysetPage<ProposalRow>> {
  let beyond = rows;
  if (cursor !== undefined) {
    const [moment, id] = readKeyset(cursor, Cursor);
    const sign = sql.raw(direction === 'asc' ? '>' : '<');
    beyond = rows.where(
      sql<boolean>`(proposals.submitted_at, proposals.id) ${sign} (${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await beyond
    .orderBy('proposals.submitted_at', direction)
    .orderBy('proposals.id', direction)
    .limit(limit + 1)
    .execute();
  return toKeysetPage(fetchedRows, limit, ({ submitted_at, id }) => [submitted_at.getTime(), id]);
}
