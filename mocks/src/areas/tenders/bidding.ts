import {
  type confirmProposal,
  mayChangeProposal,
  type Proposal,
  proposalDenyReason,
  type submitProposal,
  type User,
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
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import { NOW } from '../../core/time.ts';
import { contentOf, type StoredProposal } from './proposals.ts';
import { MOMENT } from './tenders.ts';

type Submitted = core.output<typeof submitProposal.body>;
type Confirmed = core.output<typeof confirmProposal.body>;
type Changed = core.output<typeof updateProposal.body>;

/** Acts of bidders until the deadline. */
export class Bidding {
  #community: Community;
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  submit(
    viewer: User,
    tenderId: string,
    { client_id, terms_version, ...sent }: Submitted,
  ): Proposal {
    const tender = this.#tenders.get(tenderId, viewer);
    const id = this.#once.do(`${viewer.id} ${tenderId}`, client_id, () => {
      assertAllowed(
        proposalDenyReason({ ...tender.tender, poster_id: tender.posterId }, viewer.id, MOMENT),
      );
      if (this.#proposals.ownOf(tenderId, viewer)) throw new Refusal(409, 'alreadyProposed');
      if (this.#community.blocking.areApart(viewer.id, tender.posterId))
        throw new Refusal(409, 'cannotPropose');
      refuseOldTerms(tender.tender.terms_version ?? 1, terms_version);
      refuseAnswers(sent.answers, tender.tender.requirements);
      const files = this.#community.files.ownedBy(viewer.id, sent.attachments, 'tenders');
      this.#made += 1;
      const made = madeId('proposal', this.#made);
      const submitted_at = new Date(MOMENT + this.#made).toISOString();
      const proposal = { ...sent, id: made, tender_id: tenderId, submitted_at, files };
      this.#proposals.add({ ...proposal, status: 'submitted' }, viewer.id);
      const notification = proposalNotification(
        { ...tender.tender, isSealed: tender.isSealed },
        viewer.id,
      );
      this.#notify(notification, tender.posterId);
      return made;
    });
    return this.#proposals.find(viewer, tenderId, id);
  }

  update(viewer: User, tenderId: string, id: string, { terms_version, ...sent }: Changed) {
    const stored = this.#changeable(viewer, tenderId, id);
    const { tender, isSealed, posterId } = this.#tenders.get(tenderId, viewer);
    refuseOldTerms(tender.terms_version ?? 1, terms_version);
    refuseAnswers(sent.answers ?? [], tender.requirements);
    const existing = stored.files.map((file) => file.id);
    const { files } = this.#community;
    const wanted = sent.attachments ?? existing;
    const added = wanted.filter((file) => !existing.includes(file));
    files.ownedBy(viewer.id, added, 'tenders');
    stored.content = contentOf({ ...stored.content, ...sent });
    stored.files = [...new Set(wanted)].flatMap((file) => files.find(file) ?? []);
    stored.version += 1;
    if (terms_version !== undefined) stored.confirmedAmendment = tender.amendments?.length ?? 0;
    stored.editedAt = NOW;
    this.#notify(editNotification({ ...tender, isSealed }, viewer.id), posterId);
    files.dropUnused(existing);
    return this.#proposals.find(viewer, tenderId, id);
  }

  /** Confirms a bid after amendments. */
  confirm(viewer: User, tenderId: string, id: string, { terms_version }: Confirmed): Proposal {
    const stored = this.#proposals.own(viewer, tenderId, id);
    const { tender } = this.#tenders.get(tenderId, viewer);
    refuseConfirmation(stored.status, stored.outcome);
    refuseOldTerms(tender.terms_version ?? 1, terms_version);
    stored.confirmedAmendment = tender.amendments?.length ?? 0;
    return this.#proposals.find(viewer, tenderId, id);
  }

  withdraw(viewer: User, tenderId: string, id: string): void {
    const stored = this.#proposals.get(viewer, tenderId, id);
    if (stored.bidderId === viewer.id && stored.status === 'draft') return;
    const own = this.#changeable(viewer, tenderId, id);
    own.status = 'draft';
    own.withdrawnAt = NOW;
    const { tender, isSealed, posterId } = this.#tenders.get(tenderId, viewer);
    this.#notify(withdrawalNotification({ ...tender, isSealed }, viewer.id), posterId);
  }

  #notify(notification: ReturnType<typeof editNotification>, posterId: string): void {
    if (notification)
      this.#community.notifications.notify([{ ...notification, recipients: [posterId] }]);
  }

  /** Returns one of the viewer's own that can still be changed. */
  #changeable(viewer: User, tenderId: string, id: string): StoredProposal {
    const stored = this.#proposals.own(viewer, tenderId, id);
    const { tender, posterId } = this.#tenders.get(tenderId, viewer);
    if (stored.status === 'draft') throw new Refusal(409, 'proposalWithdrawn');
    assertAllowed(proposalDenyReason({ ...tender, poster_id: posterId }, viewer.id, MOMENT));
    if (!mayChangeProposal(stored.status, tender, MOMENT))
      throw new Refusal(409, 'proposalDecided');
    return stored;
  }

  get #tenders() {
    return this.#community.tenders;
  }

  get #proposals() {
    return this.#community.proposals;
  }
}
