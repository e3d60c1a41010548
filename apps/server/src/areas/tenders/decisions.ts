import {
  type answerClarification,
  type decideProposal,
  isShut,
  mayDecide,
  sealOf,
} from '@saudagar/contract';
import {
  Refusal,
  refuseSecondAward,
  refuseStale,
  tenderNotification,
} from '@saudagar/contract/server';
import type { z } from 'zod/mini';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import { lockBid } from './bidding.ts';
import { moveTender, selectWinners } from './ending.ts';
import { heldOf, lockOwnTender } from './tenderLock.ts';

type Decision = z.output<typeof decideProposal.body>;
type Answer = z.output<typeof answerClarification.body>;

/** Maximum number of questions and answers of a proposal. */
const THREAD_MAX = 100;

/** Decisions and questions of posters, and answers of bidders. Refusals are thrown as `Refusal`. */
export type ProposalDecisions = ReturnType<typeof createProposalDecisions>;

export function createProposalDecisions(parts: CommunityCore) {
  const { now, fanOut, notify } = parts;
  const say = async (
    write: Database,
    proposalId: string,
    author: 'poster' | 'bidder',
    content: string,
    clientId: string | undefined,
  ) => {
    const { length } = await write
      .selectFrom('proposal_messages')
      .where('proposal_id', '=', proposalId)
      .limit(THREAD_MAX)
      .select('id')
      .execute();
    if (length >= THREAD_MAX) throw new Refusal(409, 'threadFull');
    await write
      .insertInto('proposal_messages')
      .values({
        id: newId(),
        proposal_id: proposalId,
        author,
        content,
        client_id: clientId ?? null,
        sent_at: now(),
      })
      .execute();
  };

  return {
    /** Decides and notifies the bidder; repetition changes nothing (TND-122–135). */
    decide: (posterId: string, tenderId: string, id: string, decision: Decision): Promise<void> =>
      fanOut.transaction(async (write, publish) => {
        const { status, feedback, close_tender, version, client_id } = decision;
        const tender = await lockOwnTender(write, tenderId, posterId);
        const proposal = isId(id)
          ? await write
              .selectFrom('proposals')
              .where('id', '=', id)
              .where('tender_id', '=', tenderId)
              .where('status', '<>', 'draft')
              .select(['status', 'outcome', 'feedback', 'bidder_id', 'decision_key', 'version'])
              .executeTakeFirst()
          : undefined;
        if (!proposal) throw new Refusal(404, 'proposalNotFound');
        if (client_id !== undefined && proposal.decision_key === client_id) return;
        const isSame = proposal.status === status && status !== 'needs_clarification';
        const ends = close_tender && status === 'accepted' && tender.status === 'active';
        const isAnswered = !feedback || feedback === proposal.feedback;
        if (isSame && isAnswered && !ends) return;
        const seal = sealOf(heldOf(tender), now().getTime());
        if (isShut(seal)) throw new Refusal(409, seal === 'sealed' ? 'stillSealed' : 'neverOpened');
        if (proposal.outcome) throw new Refusal(409, 'notSelected', { field: 'status' });
        if (isSame && isAnswered) return moveTender(parts, write, publish, tender, 'closed');
        if (!mayDecide(proposal.status, status)) throw new Refusal(409, 'proposalDecided');
        refuseSecondAward(tender, status);
        refuseStale(proposal.version, version);
        if (status === 'needs_clarification') {
          if (!feedback) throw new Refusal(422, 'questionMissing', { field: 'feedback' });
          await say(write, id, 'poster', feedback, client_id);
        }
        await write
          .updateTable('proposals')
          .set({ status, decision_key: client_id ?? null, ...(feedback && { feedback }) })
          .where('id', '=', id)
          .execute();
        const notification = tenderNotification(`proposal_${status}`, tender, null);
        await notify(write, publish, { ...notification, recipients: [proposal.bidder_id] });
        if (status !== 'accepted') return;
        const accepted_count = tender.accepted_count + 1;
        await write
          .updateTable('tenders')
          .set({ accepted_count })
          .where('id', '=', tenderId)
          .execute();
        const awarded = { ...tender, accepted_count };
        if (ends) await moveTender(parts, write, publish, awarded, 'closed');
        // One that was closed before is awarded by the acceptance.
        else if (tender.status !== 'active' && (close_tender || !tender.is_multi_award))
          await selectWinners(parts, write, publish, awarded);
      }),

    /** Answers the poster's question; the proposal is under review again. */
    answer: (bidderId: string, tenderId: string, id: string, { text, client_id }: Answer) =>
      fanOut.transaction(async (write, publish) => {
        const { status, outcome, tender } = await lockBid(write, bidderId, tenderId, id);
        const isRepeated =
          client_id !== undefined &&
          (await write
            .selectFrom('proposal_messages')
            .where('proposal_id', '=', id)
            .where('author', '=', 'bidder')
            .where('client_id', '=', client_id)
            .select('id')
            .executeTakeFirst()) !== undefined;
        if (isRepeated) return;
        if (status !== 'needs_clarification' || outcome) throw new Refusal(409, 'nothingAsked');
        await say(write, id, 'bidder', text, client_id);
        await write
          .updateTable('proposals')
          .set({ status: 'under_review' })
          .where('id', '=', id)
          .execute();
        const notification = tenderNotification('proposal_answered', tender, bidderId);
        await notify(write, publish, { ...notification, recipients: [tender.poster_id] });
      }),
  };
}
