import {
  DEFAULT_PAGE_SIZE,
  type FileInfo,
  firstUnconfirmed,
  type InboxFilter,
  isCompared,
  lowestProposal,
  type Page,
  type Proposal,
  type ProposalMessage,
  type ProposalOutcome,
  type ProposalStatus,
  type TenderAmendment,
  type User,
} from '@saudagar/contract';
import {
  proposalFileName,
  proposalTable,
  Refusal,
  type SpreadsheetReader,
} from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { csvOf } from '../../core/csv.ts';
import { badCursor, cut, type PageAsked } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';

interface InboxAsked extends PageAsked {
  status_filter?: InboxFilter | undefined;
  tender_filter?: string | undefined;
}

interface OwnAsked extends PageAsked {
  status_filter?: ProposalStatus | InboxFilter | undefined;
}

/** A proposal with internal fields. */
export interface StoredProposal {
  id: string;
  tenderId: string;
  bidderId: string;
  status: ProposalStatus;
  outcome: ProposalOutcome | null;
  content: Pick<
    Proposal,
    | 'company_name'
    | 'contact_person'
    | 'proposal_amount'
    | 'proposal_description'
    | 'delivery_days'
    | 'answers'
  >;
  files: FileInfo[];
  feedback: string | null;
  submittedAt: string;
  version: number;
  /** Number of the tender's last amendment that the bidder knew. */
  confirmedAmendment: number;
  editedAt: string | null;
  withdrawnAt: string | null;
  thread: ProposalMessage[];
}

/** Proposals on tenders; a sealed one is readable by its bidder alone. */
export class Proposals {
  #community: Community;
  #stored: StoredProposal[] = [];

  constructor(community: Community) {
    this.#community = community;
  }

  /** Adds a proposal unchanged. */
  add(proposal: Proposal, bidderId: string): StoredProposal {
    const { id, tender_id, status, files = [], thread = [] } = proposal;
    const stored: StoredProposal = {
      id,
      tenderId: tender_id,
      bidderId,
      status,
      outcome: proposal.outcome ?? null,
      content: contentOf(proposal),
      files,
      feedback: proposal.feedback ?? null,
      submittedAt: proposal.submitted_at ?? NOW,
      version: proposal.version ?? 1,
      confirmedAmendment: (proposal.before_amendment ?? this.#amendments(tender_id).length + 1) - 1,
      editedAt: proposal.edited_at ?? null,
      withdrawnAt: proposal.withdrawn_at ?? null,
      thread,
    };
    this.#stored.push(stored);
    return stored;
  }

  /** Returns a tender's submitted proposals. */
  all = (tenderId: string): StoredProposal[] =>
    this.#stored.filter((one) => one.tenderId === tenderId && one.status !== 'draft');

  /** Returns the viewer's own submitted proposal. */
  ownOf(tenderId: string, viewer: User): Proposal | null {
    const own = this.all(tenderId).find(({ bidderId }) => bidderId === viewer.id);
    return own ? this.#seen(own, viewer.id) : null;
  }

  /** Returns the id of a bidder's proposal, the submitted one first. */
  idOf(tenderId: string, bidderId: string | undefined, withDrafts: boolean): string | undefined {
    const own = this.#stored.filter(
      (one) => one.tenderId === tenderId && one.bidderId === bidderId,
    );
    const submitted = own.find(({ status }) => status !== 'draft');
    return (submitted ?? (withDrafts ? own.at(-1) : undefined))?.id;
  }

  /** Deletes a tender's proposals, and returns the ids of their files. */
  forget(tenderId: string): { files: string[]; putBack: () => void } {
    const removed = this.#stored.filter((one) => one.tenderId === tenderId);
    this.#stored = this.#stored.filter((one) => one.tenderId !== tenderId);
    const files = removed.flatMap((one) => one.files.map(({ id }) => id));
    return { files, putBack: () => void this.#stored.push(...removed) };
  }

  /** Returns a proposal with its thread, for its bidder and the tender's poster. */
  find(viewer: User, tenderId: string, id: string): Proposal {
    const stored = this.get(viewer, tenderId, id);
    const seen = this.#seen(stored, viewer.id);
    if (seen.sealed) return seen;
    const amendments = this.#amendments(tenderId).filter(
      ({ number }) => number > stored.confirmedAmendment,
    );
    return { ...seen, thread: stored.thread, amendments };
  }

  ofTender(viewer: User, tenderId: string, asked: PageAsked): Page<Proposal> {
    this.#tenders.own(tenderId, viewer);
    const all = this.all(tenderId);
    const compared = all.filter((one) => isCompared(one.status) && this.#isRead(one, viewer.id));
    const lowest_proposal = lowestProposal(compared.map(({ id, content }) => ({ id, ...content })));
    const page = this.#page(all, viewer, asked);
    const items = page.items.map((one) => (one.sealed ? one : { ...one, lowest_proposal }));
    return { ...page, items };
  }

  export(viewer: User, tenderId: string, reader: SpreadsheetReader) {
    const stored = this.#tenders.own(tenderId, viewer);
    const { title, deadline, requirements = [] } = stored.tender;
    if (this.#tenders.isShut(stored))
      throw new Refusal(409, NOW < deadline ? 'stillSealed' : 'neverOpened');
    const proposals = this.all(tenderId).map((one) => this.#seen(one, viewer.id));
    return {
      file_name: proposalFileName(title, new Date(NOW), reader),
      csv: csvOf(proposalTable(proposals, requirements, reader), reader),
    };
  }

  inbox(viewer: User, { status_filter = 'all', tender_filter, ...asked }: InboxAsked) {
    const own = new Set(
      this.#tenders.all().flatMap((one) => (one.posterId === viewer.id ? one.tender.id : [])),
    );
    const matching = this.#stored.filter(
      ({ tenderId, status, outcome }) =>
        own.has(tenderId) &&
        status !== 'draft' &&
        hasStatus({ status, outcome }, status_filter) &&
        (tender_filter === undefined || tenderId === tender_filter),
    );
    return this.#page(matching.sort(lastFirst), viewer, asked);
  }

  mine(viewer: User, { status_filter = 'all', ...asked }: OwnAsked): Page<Proposal> {
    const matching = this.#stored.filter(
      (one) => one.bidderId === viewer.id && hasStatus(one, status_filter),
    );
    return this.#page(matching.sort(lastFirst), viewer, asked);
  }

  holdsFile(fileId: string): boolean {
    return this.#stored.some(({ files }) => files.some(({ id }) => id === fileId));
  }

  /** Checks whether a member may read a proposal that carries the file. */
  showsFile(viewerId: string, fileId: string): boolean {
    return this.#stored.some(
      (one) => one.files.some(({ id }) => id === fileId) && this.#isRead(one, viewerId),
    );
  }

  /**
   * Returns a proposal visible to the viewer: their own, or a submitted one on their own tender.
   * @throws Refusal 404
   */
  get(viewer: User, tenderId: string, id: string): StoredProposal {
    const tender = this.#tenders.all().find((one) => one.tender.id === tenderId);
    const stored = this.#stored.find((one) => one.id === id && one.tenderId === tenderId);
    const isKnown =
      stored?.bidderId === viewer.id ||
      (tender?.posterId === viewer.id && stored?.status !== 'draft');
    if (!stored || !isKnown) throw new Refusal(404, 'proposalNotFound');
    return stored;
  }

  /** Returns one of the viewer's own; 403 to the poster. */
  own(viewer: User, tenderId: string, id: string): StoredProposal {
    const stored = this.get(viewer, tenderId, id);
    if (stored.bidderId !== viewer.id) throw new Refusal(403, 'notAllowed');
    return stored;
  }

  #isRead({ tenderId, bidderId, status }: StoredProposal, viewerId: string): boolean {
    if (bidderId === viewerId) return true;
    const tender = this.#tenders.all().find((one) => one.tender.id === tenderId);
    return (
      tender !== undefined &&
      tender.posterId === viewerId &&
      status !== 'draft' &&
      !this.#tenders.isShut(tender)
    );
  }

  #page(found: readonly StoredProposal[], viewer: User, asked: PageAsked): Page<Proposal> {
    const { limit = DEFAULT_PAGE_SIZE, cursor } = asked;
    const last = cursor === undefined ? -1 : found.findIndex(({ id }) => id === cursor);
    if (cursor !== undefined && last === -1) throw badCursor();
    const page = cut(found.slice(last + 1), limit, ({ id }) => id);
    return { ...page, items: page.items.map((one) => this.#seen(one, viewer.id)) };
  }

  /** Returns a proposal as a viewer sees it; a sealed one reveals only its existence. */
  #seen(stored: StoredProposal, viewerId: string): Proposal {
    const of = this.#tenders.all().find((one) => one.tender.id === stored.tenderId);
    const tender = of && this.#tenders.seen(of);
    const known: Proposal = {
      id: stored.id,
      tender_id: stored.tenderId,
      tender_title: tender?.title ?? '',
      status: stored.status,
      submitted_at: stored.submittedAt,
      ...(tender && {
        currency: tender.currency,
        tender_status: tender.status,
        tender_deadline: tender.deadline,
        tender_seal: tender.seal ?? null,
        requirements: tender.requirements,
      }),
    };
    if (!this.#isRead(stored, viewerId)) return { ...known, sealed: true };
    const files = this.#community.files.current(stored.files);
    return {
      ...known,
      ...stored.content,
      sealed: false,
      version: stored.version,
      outcome: stored.outcome,
      terms_version: tender?.terms_version ?? 1,
      before_amendment:
        stored.status === 'draft'
          ? null
          : firstUnconfirmed(stored.confirmedAmendment, this.#amendments(stored.tenderId).length),
      ...(stored.outcome &&
        tender?.shows_award &&
        stored.bidderId === viewerId && { awarded_amounts: this.#awardedAmounts(stored.tenderId) }),
      feedback: stored.feedback,
      bidder: this.#community.accounts.member(stored.bidderId) ?? null,
      attachments: files.map(({ id }) => id),
      files,
      edited_at: stored.editedAt,
      withdrawn_at: stored.withdrawnAt,
    };
  }

  /** Accepted amounts of a tender, lowest first. */
  #awardedAmounts(tenderId: string): number[] {
    return this.all(tenderId)
      .flatMap(({ status, content }) =>
        status === 'accepted' ? (content.proposal_amount ?? []) : [],
      )
      .sort((a, b) => a - b);
  }

  /** Amendments of a tender, latest first. */
  #amendments(tenderId: string): readonly TenderAmendment[] {
    const of = this.#tenders.all().find((one) => one.tender.id === tenderId);
    return of?.tender.amendments ?? [];
  }

  get #tenders() {
    return this.#community.tenders;
  }
}

/** Checks a filter: a status, without those that were not selected, or that outcome. */
const hasStatus = (
  { status, outcome }: Pick<StoredProposal, 'status' | 'outcome'>,
  filter: ProposalStatus | InboxFilter,
): boolean =>
  filter === 'all' ||
  (filter === 'not_selected' ? outcome !== null : status === filter && outcome === null);

/** Content written by a bidder. */
export const contentOf = (sent: StoredProposal['content']): StoredProposal['content'] => ({
  company_name: sent.company_name,
  contact_person: sent.contact_person,
  proposal_amount: sent.proposal_amount,
  proposal_description: sent.proposal_description,
  delivery_days: sent.delivery_days ?? null,
  answers: sent.answers ?? [],
});

const lastFirst = (a: StoredProposal, b: StoredProposal): number =>
  Date.parse(b.submittedAt) - Date.parse(a.submittedAt) || (a.id < b.id ? 1 : -1);
