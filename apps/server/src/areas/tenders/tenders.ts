import {
  type createTender,
  searchedOfTender,
  statusDenyReason,
  type TenderAmendment,
  type TenderStats,
  type TenderStatus,
  type updateTender,
} from '@saudagar/contract';
import {
  assertAllowed,
  assertValidTender,
  normalizedTender,
  Refusal,
  refuseEdit,
} from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { z } from 'zod/mini';
import type { CommunityCore } from '../../community.ts';
import { discardBytes } from '../../files/fileUse.ts';
import { isId, newId } from '../../ids.ts';
import type { MemberRow } from '../account/members.ts';
import type { Within } from '../admin/flagged.ts';
import type { AttachmentRow } from '../posts/postRows.ts';
import { amendmentsOf, changesOf, recordChanges } from './amendments.ts';
import { deleteTenders } from './deletion.ts';
import { moveTender } from './ending.ts';
import { ownOutlines, type ProposalRow, proposalsSeenBy } from './seal.ts';
import { setFiles, TENDER_FILES } from './tenderFiles.ts';
import { type OwnQuery, readOwnTenders, readTenders } from './tenderList.ts';
import { heldOf, lockOwnTender } from './tenderLock.ts';
import { type TenderRow, tenderFiles, tendersWithPosters } from './tenderRows.ts';

type Made = z.output<typeof createTender.body>;
type Changed = z.output<typeof updateTender.body>;

/** A tender, and what a signed-in member also sees of it. */
export interface WholeTender {
  row: TenderRow;
  own:
    | {
        files: AttachmentRow[];
        proposal: ProposalRow | undefined;
        amendments: TenderAmendment[];
      }
    | undefined;
}

/** Tenders. Refusals are thrown as `Refusal`. */
export type Tenders = ReturnType<typeof createTenders>;

export function createTenders(core: CommunityCore) {
  const { db, now, fanOut, fileUse, blobs, announce } = core;

  /** A draft is visible to its poster alone. @throws Refusal 404 */
  async function get(viewerId: string | undefined, id: string): Promise<WholeTender> {
    const row = isId(id)
      ? await tendersWithPosters(db).where('tenders.id', '=', id).executeTakeFirst()
      : undefined;
    if (!row || (row.status === 'draft' && row.poster_id !== viewerId))
      throw new Refusal(404, 'tenderNotFound');
    if (viewerId === undefined) return { row, own: undefined };
    const proposal = await proposalsSeenBy(db, viewerId, now())
      .where('proposals.tender_id', '=', id)
      .where('proposals.bidder_id', '=', viewerId)
      .where('proposals.status', '<>', 'draft')
      .executeTakeFirst();
    const amendments = await amendmentsOf(db, id);
    return { row, own: { files: await tenderFiles(db, id), proposal, amendments } };
  }

  const repeated = async (posterId: string, clientId: string | undefined) =>
    clientId === undefined
      ? undefined
      : db
          .selectFrom('tenders')
          .where('poster_id', '=', posterId)
          .where('client_id', '=', clientId)
          .select('id')
          .executeTakeFirst();

  return {
    get,
    page: (query: Parameters<typeof readTenders>[1]) => readTenders(db, query, now()),
    /** Outlines of a member's own proposals on some tenders, by tender. */
    outlines: (bidderId: string, ids: readonly string[]) => ownOutlines(db, bidderId, ids),
    mine: (posterId: string, query: OwnQuery) => readOwnTenders(db, posterId, query, now()),

    /** Posts a tender (TND-060–065). */
    async add(
      poster: MemberRow,
      { client_id, status, sealed, is_multi_award, shows_award, attachments, ...fields }: Made,
    ): Promise<WholeTender> {
      const first = await repeated(poster.id, client_id);
      if (first) return get(poster.id, first.id);
      const currentTime = now();
      assertValidTender(fields, currentTime.getTime(), undefined, status === 'draft');
      const id = newId();
      const isMade = await db.transaction().execute(async (write) => {
        const { numInsertedOrUpdatedRows } = await write
          .insertInto('tenders')
          .values({
            ...columnsOf(fields, poster),
            id,
            poster_id: poster.id,
            status,
            is_sealed: sealed,
            is_multi_award,
            shows_award,
            ended_at: status === 'active' ? null : currentTime,
            client_id: client_id ?? null,
            created_at: currentTime,
            updated_at: currentTime,
          })
          .onConflict((conflict) => conflict.columns(['poster_id', 'client_id']).doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        const files = { id, memberId: poster.id, wanted: attachments };
        await setFiles(write, fileUse, TENDER_FILES, files);
        return true;
      });
      // A concurrent call with the same id was first.
      return get(poster.id, isMade ? id : ((await repeated(poster.id, client_id))?.id ?? id));
    },

    /** Changes a tender as far as its proposals allow (TND-113). */
    async update(poster: MemberRow, id: string, changed: Changed): Promise<WholeTender> {
      const { sealed, is_multi_award, shows_award, attachments, ...fields } = changed;
      const discardedFiles = await fanOut.transaction(async (write, publish) => {
        const tender = await lockOwnTender(write, id, poster.id);
        const currentTime = now();
        const before = heldOf(tender);
        const to = { ...before, ...fields };
        const award = {
          is_multi_award: is_multi_award ?? tender.is_multi_award,
          shows_award: shows_award ?? tender.shows_award,
        };
        const is_sealed = sealed ?? tender.is_sealed;
        assertValidTender(to, currentTime.getTime(), before, tender.status === 'draft');
        const terms = { sealed: is_sealed, ...award };
        const normalized = normalizedTender(to);
        refuseEdit(before, { ...normalized, ...terms }, currentTime.getTime());
        const filesBefore = await tenderFiles(write, id);
        await write
          .updateTable('tenders')
          .set({
            ...columnsOf(to, poster),
            is_sealed,
            ...award,
            updated_at: currentTime,
          })
          .where('id', '=', id)
          .execute();
        const files = { id, memberId: poster.id, wanted: attachments };
        const discarded = await setFiles(write, fileUse, TENDER_FILES, files);
        const filesAfter = attachments ? await tenderFiles(write, id) : filesBefore;
        const after = { ...normalized, is_sealed, ...award };
        const changes = changesOf(before, filesBefore, after, filesAfter);
        const made = { changes, at: currentTime, title: normalized.title };
        await recordChanges(core, write, publish, tender, made);
        return discarded;
      });
      await discardBytes(blobs, discardedFiles);
      return get(poster.id, id);
    },

    /** Closes, reopens, awards or drafts a tender (TND-105–107, TND-112). */
    async setStatus(posterId: string, id: string, status: TenderStatus): Promise<WholeTender> {
      await fanOut.transaction(async (write, publish) => {
        const tender = await lockOwnTender(write, id, posterId);
        assertAllowed(statusDenyReason(heldOf(tender), status, now().getTime()));
        await moveTender({ announce, now }, write, publish, tender, status);
      });
      return get(posterId, id);
    },

    /** Deletes one's own tender with proposals and files (TND-110). */
    async remove(posterId: string, id: string): Promise<void> {
      const discardedFiles = await fanOut.transaction(async (write, publish) => {
        const tender = await lockOwnTender(write, id, posterId);
        return deleteTenders(core, write, publish, [tender], posterId);
      });
      await discardBytes(blobs, discardedFiles);
    },

    /** Deletes a tender removed by a moderator. @throws Refusal 404 */
    async takeOut(id: string, within?: Within): Promise<void> {
      const discardedFiles = await fanOut.transaction(async (write, publish) => {
        const tender = await write
          .selectFrom('tenders')
          .where('id', '=', id)
          .select(['id', 'title'])
          .forUpdate()
          .executeTakeFirst();
        if (!tender) throw new Refusal(404, 'tenderNotFound');
        await within?.(write, publish);
        return deleteTenders(core, write, publish, [tender], null);
      });
      await discardBytes(blobs, discardedFiles);
    },

    /** Reads the numbers of the dashboard (TND-098–102). */
    async stats(posterId: string): Promise<TenderStats> {
      const { rows } = await sql<Record<'total' | 'active' | 'proposals' | 'fresh', number>>`
        select count(*)::integer as total,
          count(*) filter (where status = 'active' and deadline > ${now()})::integer as active,
          coalesce(sum(proposals_count), 0)::integer as proposals,
          (select count(*)::integer from proposals
            where proposals.poster_id = ${posterId} and proposals.status = 'submitted'
              and outcome is null) as fresh
        from tenders where poster_id = ${posterId}`.execute(db);
      const { total = 0, active = 0, proposals = 0, fresh = 0 } = rows[0] ?? {};
      return {
        tender_overview: { total_tenders: total, active_tenders: active },
        proposal_overview: { total_proposals: proposals, new_proposals: fresh },
      };
    },
  };
}

function columnsOf(fields: Parameters<typeof normalizedTender>[0], poster: MemberRow) {
  const normalized = normalizedTender(fields);
  return {
    ...normalized,
    deadline: new Date(normalized.deadline),
    requirements: JSON.stringify(normalized.requirements),
    tags: JSON.stringify(normalized.tags),
    searched: searchedOfTender({ ...normalized, posted_by_user: poster }),
  };
}
