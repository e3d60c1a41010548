import {
  type answerClarification,
  type decideProposal,
  mayDecide,
  type Proposal,
  type ProposalMessage,
  type User,
} from '@saudagar/contract';
import {
  Refusal,
  refuseSecondAward,
  refuseStale,
  tenderNotification,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import { NOW } from '../../core/time.ts';
import type { StoredProposal } from './proposals.ts';
import { MOMENT, type StoredTender } from './tenders.ts';

type Decision = core.output<typeof decideProposal.body>;
type Answer = core.output<typeof answerClarification.body>;

/** Decisions and questions of posters, and answers of bidders. */
export class ProposalDecisions {
  #community: Community;
  #once = new Once();
  #messages = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Answers the poster's question; the proposal is under review again. */
  answer(viewer: User, tenderId: string, id: string, { text, client_id }: Answer): Proposal {
    const stored = this.#proposals.own(viewer, tenderId, id);
    this.#once.do(`${viewer.id} ${id}`, client_id, () => {
      if (stored.status !== 'needs_clarification' || stored.outcome)
        throw new Refusal(409, 'nothingAsked');
      this.#say(stored, 'bidder', text);
      stored.status = 'under_review';
      const { tender, posterId } = this.#tenders.get(tenderId, viewer);
      const notification = tenderNotification('proposal_answered', tender, viewer.id);
      this.#community.notifications.notify([{ ...notification, recipients: [posterId] }]);
      return id;
    });
    return this.#proposals.find(viewer, tenderId, id);
  }

  decide(viewer: User, tenderId: string, id: string, decision: Decision): Proposal {
    const tender = this.#tenders.own(tenderId, viewer);
    const stored = this.#proposals.all(tenderId).find((one) => one.id === id);
    if (!stored) throw new Refusal(404, 'proposalNotFound');
    this.#once.do(`${viewer.id} ${id}`, decision.client_id, () => {
      this.#decide(viewer, tender, stored, decision);
      return id;
    });
    return this.#proposals.find(viewer, tenderId, id);
  }

  #decide(viewer: User, tender: StoredTender, stored: StoredProposal, decision: Decision): void {
    const { status, feedback, close_tender, version } = decision;
    if (this.#tenders.isShut(tender)) throw new Refusal(409, shutReason(tender));
    const isRepeated = stored.status === status && status !== 'needs_clarification';
    const isAnswered = !feedback || feedback === stored.feedback;
    const ends = close_tender && status === 'accepted' && tender.tender.status === 'active';
    if (isRepeated && isAnswered && !ends) return;
    if (stored.outcome) throw new Refusal(409, 'notSelected', { field: 'status' });
    if (isRepeated && isAnswered) {
      this.#tenders.moveTo(tender, 'closed', viewer.id);
      return;
    }
    if (!mayDecide(stored.status, status)) throw new Refusal(409, 'proposalDecided');
    refuseSecondAward(this.#tenders.held(tender), status);
    refuseStale(stored.version, version);
    if (status === 'needs_clarification') {
      if (!feedback) throw new Refusal(422, 'questionMissing', { field: 'feedback' });
      this.#say(stored, 'poster', feedback);
    }
    stored.status = status;
    if (feedback) stored.feedback = feedback;
    const notification = tenderNotification(`proposal_${status}`, tender.tender, null);
    this.#community.notifications.notify([{ ...notification, recipients: [stored.bidderId] }]);
    if (ends) this.#tenders.moveTo(tender, 'closed', viewer.id);
    else if (
      status === 'accepted' &&
      tender.tender.status !== 'active' &&
      (close_tender || !tender.tender.is_multi_award)
    )
      this.#tenders.selectWinners(tender, viewer.id);
  }

  #say(stored: StoredProposal, from: ProposalMessage['from'], text: string): void {
    this.#messages += 1;
    const id = madeId('proposal-message', this.#messages);
    stored.thread = [...stored.thread, { id, from, text, sent_at: NOW }];
  }

  get #tenders() {
    return this.#community.tenders;
  }

  get #proposals() {
    return this.#community.proposals;
  }
}

/** Reason why proposals cannot be decided: sealed until the deadline, or never opened. */
const shutReason = ({ tender }: StoredTender) =>
  MOMENT < Date.parse(tender.deadline) ? 'stillSealed' : 'neverOpened';
