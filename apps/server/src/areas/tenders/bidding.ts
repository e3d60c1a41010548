import {
  type confirmProposal,
  mayChangeProposal,
  proposalDenyReason,
  type submitProposal,
  type updateProposal,
} from '@saudagar/contract';
import {
  assertAllowed,
  editNotification,
  proposalNotification,
  Refusal,
  refuseAnswers,
  refuseConfirmation,
  refuseOldTerms,
  withdrawalNotification,
} from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { z } from 'zod/mini';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { discardBytes } from '../../files/fileUse.ts';
import { isId, newId } from '../../ids.ts';
import { canContact } from '../blocking/contact.ts';
import { confirmAmendments } from './amendments.ts';
import { PROPOSAL_FILES, setFiles } from './tenderFiles.ts';
import { heldOf, lockTender, type StoredTender } from './tenderLock.ts';

type Submitted = z.output<typeof submitProposal.body>;
type Confirmed = z.output<typeof confirmProposal.body>;
type Changed = z.output<typeof updateProposal.body>;

/** Acts of bidders until the deadline. Refusals are thrown as `Refusal`. */
export type Bidding = ReturnType<typeof createBidding>;

/**
 * Every change of a proposal locks its tender's row before reading the clock: a call that waited
 * for the lock cannot slip in after the deadline.
 */
export function createBidding({ db, now, fanOut, fileUse, blobs, notify }: CommunityCore) {
  /** Submits a proposal, one a member, and returns its id (TND-068–081). */
  const submit = (
    bidderId: string,
    tenderId: string,
    { client_id, attachments, answers, terms_version, ...content }: Submitted,
  ): Promise<string> =>
    fanOut.transaction(async (write, publish) => {
      const tender = await lockTender(write, tenderId, bidderId);
      const own = await write
        .selectFrom('proposals')
        .where('tender_id', '=', tenderId)
        .where('bidder_id', '=', bidderId)
        .select(['id', 'client_id', 'status'])
        .execute();
      const repeated = own.find((one) => client_id !== undefined && one.client_id === client_id);
      if (repeated) return repeated.id;
      const currentTime = now();
      assertAllowed(proposalDenyReason(heldOf(tender), bidderId, currentTime.getTime()));
      if (own.some(({ status }) => status !== 'draft')) throw new Refusal(409, 'alreadyProposed');
      if (!(await canContact(write, bidderId, tender.poster_id)))
        throw new Refusal(409, 'cannotPropose');
      refuseOldTerms(tender.terms_version, terms_version);
      refuseAnswers(answers, tender.requirements);
      const id = newId();
      await write
        .insertInto('proposals')
        .values({
          id,
          tender_id: tenderId,
          poster_id: tender.poster_id,
          bidder_id: bidderId,
          status: 'submitted',
          feedback: null,
          client_id: client_id ?? null,
          decision_key: null,
          submitted_at: currentTime,
          confirmed_amendment: tender.amendments_count,
          edited_at: null,
          withdrawn_at: null,
        })
        .execute();
      await write
        .insertInto('proposal_contents')
        .values({
          proposal_id: id,
          ...content,
          delivery_days: content.delivery_days ?? null,
          answers: JSON.stringify(answers),
        })
        .execute();
      await setFiles(write, fileUse, PROPOSAL_FILES, {
        id,
        memberId: bidderId,
        wanted: attachments,
      });
      await count(write, tender, 1);
      const notification = proposalNotification(
        { ...tender, isSealed: tender.is_sealed },
        bidderId,
      );
      await notify(write, publish, { ...notification, recipients: [tender.poster_id] });
      return id;
    });

  /** Locks the tender of one of the bidder's proposals that can still be changed. */
  async function lockChangeable(write: Database, bidderId: string, tenderId: string, id: string) {
    const { status, tender } = await lockBid(write, bidderId, tenderId, id);
    if (status === 'draft') throw new Refusal(409, 'proposalWithdrawn');
    const currentTime = now();
    assertAllowed(proposalDenyReason(heldOf(tender), bidderId, currentTime.getTime()));
    if (!mayChangeProposal(status, heldOf(tender), currentTime.getTime()))
      throw new Refusal(409, 'proposalDecided');
    return { tender, at: currentTime };
  }

  return {
    submit,

    async update(bidderId: string, tenderId: string, id: string, changed: Changed): Promise<void> {
      const { attachments, answers, terms_version, ...content } = changed;
      const discardedFiles = await fanOut.transaction(async (write, publish) => {
        const { tender, at } = await lockChangeable(write, bidderId, tenderId, id);
        refuseOldTerms(tender.terms_version, terms_version);
        refuseAnswers(answers ?? [], tender.requirements);
        await write
          .updateTable('proposal_contents')
          .set({ ...content, ...(answers && { answers: JSON.stringify(answers) }) })
          .where('proposal_id', '=', id)
          .execute();
        await write
          .updateTable('proposals')
          .set({ edited_at: at, version: sql`version + 1` })
          .where('id', '=', id)
          .execute();
        if (terms_version !== undefined) await confirmAmendments(write, tender, id);
        const notification = editNotification({ ...tender, isSealed: tender.is_sealed }, bidderId);
        if (notification)
          await notify(write, publish, { ...notification, recipients: [tender.poster_id] });
        const files = { id, memberId: bidderId, wanted: attachments };
        return setFiles(write, fileUse, PROPOSAL_FILES, files);
      });
      await discardBytes(blobs, discardedFiles);
    },

    /** Confirms a bid after amendments; repetition changes nothing. */
    confirm: (bidderId: string, tenderId: string, id: string, { terms_version }: Confirmed) =>
      db.transaction().execute(async (write) => {
        const { status, outcome, tender } = await lockBid(write, bidderId, tenderId, id);
        refuseConfirmation(status, outcome);
        refuseOldTerms(tender.terms_version, terms_version);
        await confirmAmendments(write, tender, id);
      }),

    /** Withdraws, which frees the bidder's one place; withdrawal is final. */
    withdraw: (bidderId: string, tenderId: string, id: string): Promise<void> =>
      fanOut.transaction(async (write, publish) => {
        const { status } = await lockBid(write, bidderId, tenderId, id);
        if (status === 'draft') return;
        const { tender, at } = await lockChangeable(write, bidderId, tenderId, id);
        await write
          .updateTable('proposals')
          .set({ status: 'draft', withdrawn_at: at })
          .where('id', '=', id)
          .execute();
        await count(write, tender, -1);
        const notification = withdrawalNotification(
          { ...tender, isSealed: tender.is_sealed },
          bidderId,
        );
        await notify(write, publish, { ...notification, recipients: [tender.poster_id] });
      }),
  };
}

/**
 * Reads a bidder's own proposal, with its tender locked until the transaction ends.
 * @throws Refusal 404, or 403 to the poster, who may know of it
 */
export async function lockBid(write: Database, bidderId: string, tenderId: string, id: string) {
  const tender =
    isId(tenderId) && isId(id)
      ? await write
          .selectFrom('tenders')
          .where('id', '=', tenderId)
          .selectAll()
          .forNoKeyUpdate()
          .executeTakeFirst()
      : undefined;
  const proposal =
    tender &&
    (await write
      .selectFrom('proposals')
      .where('id', '=', id)
      .where('tender_id', '=', tenderId)
      .select(['id', 'status', 'outcome', 'bidder_id'])
      .executeTakeFirst());
  if (tender && proposal?.bidder_id === bidderId) return { ...proposal, tender };
  const isKnown = proposal && tender?.poster_id === bidderId && proposal.status !== 'draft';
  throw isKnown ? new Refusal(403, 'notAllowed') : new Refusal(404, 'proposalNotFound');
}

/** Adds to the count of open proposals of a locked tender. */
async function count(write: Database, tender: StoredTender, by: 1 | -1): Promise<void> {
  await write
    .updateTable('tenders')
    .set({ proposals_count: tender.proposals_count + by })
    .where('id', '=', tender.id)
    .execute();
}
