import {
  changedTerms,
  type createTender,
  DEFAULT_PAGE_SIZE,
  type FileInfo,
  type HeldTender,
  inTenderOrder,
  isShut,
  isUndecided,
  type listMyTenders,
  type listTenders,
  type Page,
  passesTenderFilters,
  sealOf,
  statusDenyReason,
  type Tender,
  type TenderStats,
  type TenderStatus,
  type TermChange,
  termsOf,
  type User,
  type updateTender,
} from '@saudagar/contract';
import {
  assertAllowed,
  assertValidTender,
  deadlineNotification,
  normalizedTender,
  Refusal,
  refuseEdit,
  tenderNotification,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import { badCursor, cut } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';

type Made = core.output<typeof createTender.body>;
type Changed = core.output<typeof updateTender.body>;
type ListQuery = core.output<typeof listTenders.query>;
type OwnQuery = core.output<typeof listMyTenders.query>;

/** The mocks' fixed current time, in milliseconds. */
export const MOMENT = Date.parse(NOW);

/** A tender with its poster's private settings. */
export interface StoredTender {
  tender: Tender;
  posterId: string;
  isSealed: boolean;
  /** Time when it left the state `active`; null while active. */
  endedAt: string | null;
  files: FileInfo[];
}

/** Tenders, as visitors see them and posters manage them. */
export class Tenders {
  #community: Community;
  #stored = new Map<string, StoredTender>();
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Adds a tender unchanged; a sealed one is unopened unless its deadline has passed. */
  add(tender: Tender, endedAt: string | null = null): StoredTender {
    const stored: StoredTender = {
      tender,
      posterId: tender.posted_by_user?.id ?? '',
      isSealed: tender.seal != null,
      endedAt: tender.status === 'active' ? null : (endedAt ?? NOW),
      files: tender.files ?? [],
    };
    this.#stored.set(tender.id, stored);
    return stored;
  }

  all(): StoredTender[] {
    return [...this.#stored.values()];
  }

  /** Returns a tender visible to the viewer: a draft for its poster alone. @throws Refusal 404 */
  get(id: string, viewer: Pick<User, 'id'> | undefined): StoredTender {
    const stored = this.#stored.get(id);
    if (!stored || (stored.tender.status === 'draft' && stored.posterId !== viewer?.id))
      throw new Refusal(404, 'tenderNotFound');
    return stored;
  }

  /** Returns one of the viewer's own; 403 when only visible. */
  own(id: string, viewer: User): StoredTender {
    const stored = this.get(id, viewer);
    if (stored.posterId !== viewer.id) throw new Refusal(403, 'notAllowed');
    return stored;
  }

  /** Returns a tender; for a member with its files and their own proposal. */
  find(id: string, viewer: User | undefined): Tender {
    const stored = this.get(id, viewer);
    const seen = this.seen(stored);
    if (!viewer) return seen;
    const files = this.#community.files.current(stored.files);
    const attachments = files.map((file) => file.id);
    const amendments = stored.tender.amendments ?? [];
    const my_proposal = this.#proposals.ownOf(id, viewer);
    return { ...seen, attachments, files, amendments, my_proposal };
  }

  list(query: ListQuery, visitor: User | undefined): Page<Tender> {
    const page = this.#page(
      this.all().filter(({ tender }) => tender.status !== 'draft'),
      query,
    );
    if (!visitor) return page;
    const items = page.items.map((tender) => {
      const own = this.#proposals.ownOf(tender.id, visitor);
      const { id, proposal_amount, status } = own ?? {};
      return { ...tender, own_proposal: id && status ? { id, proposal_amount, status } : null };
    });
    return { ...page, items };
  }

  mine(viewer: User, { has_proposals, ...query }: OwnQuery): Page<Tender> {
    const own = this.all().filter(({ posterId }) => posterId === viewer.id);
    const some = own.filter(({ tender }) => this.#proposals.all(tender.id).length > 0);
    return this.#page(has_proposals === 'true' ? some : own, query);
  }

  stats(viewer: User): TenderStats {
    const own = this.all().filter(({ posterId }) => posterId === viewer.id);
    const { all } = this.#proposals;
    const proposals = own.flatMap(({ tender }) => all(tender.id));
    return {
      tender_overview: {
        total_tenders: own.length,
        active_tenders: own.filter((one) => passesTenderFilters(one.tender, ACTIVE, MOMENT)).length,
      },
      proposal_overview: {
        total_proposals: proposals.length,
        new_proposals: proposals.filter(
          ({ status, outcome }) => status === 'submitted' && outcome === null,
        ).length,
      },
    };
  }

  create(viewer: User, { client_id, sealed, attachments, status, ...fields }: Made): Tender {
    const id = this.#once.do(viewer.id, client_id, () => {
      assertValidTender(fields, MOMENT, undefined, status === 'draft');
      const files = this.#community.files.ownedBy(viewer.id, attachments, 'tenders');
      this.#made += 1;
      const made = madeId('tender', this.#made);
      this.add({
        ...normalizedTender(fields),
        id: made,
        status,
        seal: sealed ? 'sealed' : null,
        is_multi_award: fields.is_multi_award,
        shows_award: fields.shows_award,
        proposals_count: 0,
        total_proposals: 0,
        // A millisecond after the previous one, so that the last created is the newest.
        created_at: new Date(MOMENT + this.#made).toISOString(),
        updated_at: NOW,
        posted_by_user: { id: viewer.id, full_name: viewer.full_name },
        files,
      });
      return made;
    });
    return this.find(id, viewer);
  }

  update(viewer: User, id: string, change: Changed): Tender {
    const stored = this.own(id, viewer);
    const before = this.held(stored);
    const award = {
      is_multi_award: change.is_multi_award ?? before.is_multi_award,
      shows_award: change.shows_award ?? before.shows_award,
    };
    const { sealed = stored.isSealed, attachments, ...sent } = change;
    const fields = normalizedTender({ ...stored.tender, ...sent });
    assertValidTender(fields, MOMENT, stored.tender, stored.tender.status === 'draft');
    refuseEdit(before, { ...fields, sealed, ...award }, MOMENT);
    const termsBefore = this.#terms(stored);
    const existing = stored.files.map((file) => file.id);
    const wanted = attachments ?? existing;
    this.#community.files.ownedBy(
      viewer.id,
      wanted.filter((file) => !existing.includes(file)),
      'tenders',
    );
    stored.files = [...new Set(wanted)].flatMap((file) => this.#community.files.find(file) ?? []);
    stored.tender = { ...stored.tender, ...fields, ...award, updated_at: NOW };
    stored.isSealed = sealed;
    this.#recordChanges(stored, changedTerms(termsBefore, this.#terms(stored)), viewer.id);
    this.#community.files.dropUnused(existing);
    return this.find(id, viewer);
  }

  #terms(stored: StoredTender) {
    return termsOf({ ...this.seen(stored), files: stored.files });
  }

  /** Counts a change of the terms; with proposals it is an amendment they read of. */
  #recordChanges(stored: StoredTender, changes: TermChange[], actor: string): void {
    if (changes.length === 0) return;
    const { terms_version = 1, amendments = [] } = stored.tender;
    stored.tender = { ...stored.tender, terms_version: terms_version + 1 };
    if (this.#proposals.all(stored.tender.id).length === 0) return;
    const amendment = { number: amendments.length + 1, made_at: NOW, changes };
    stored.tender = { ...stored.tender, amendments: [amendment, ...amendments] };
    this.#notifyBidders('tender_amended', stored, actor);
  }

  setStatus(viewer: User, id: string, status: TenderStatus): Tender {
    const stored = this.own(id, viewer);
    assertAllowed(statusDenyReason(this.held(stored), status, MOMENT));
    this.moveTo(stored, status, viewer.id);
    return this.find(id, viewer);
  }

  /** Sets an allowed status, and notifies bidders when an active tender ends. */
  moveTo(stored: StoredTender, status: TenderStatus, actor: string): void {
    const before = stored.tender.status;
    stored.tender = { ...stored.tender, status, updated_at: NOW };
    if (status === 'active') stored.endedAt = null;
    else if (before === 'active') stored.endedAt = NOW;
    const proposals = this.#proposals.all(stored.tender.id);
    if (status === 'active') {
      if (before === 'active') return;
      for (const proposal of proposals) proposal.outcome = null;
      this.#notifyBidders('tender_reopened', stored, actor);
    } else if (proposals.some((one) => one.status === 'accepted'))
      this.selectWinners(stored, actor);
    else if (status === 'closed' && before === 'active')
      this.#notifyBidders('tender_closed', stored, actor);
  }

  /** Closes the active tenders of a deactivated member, and notifies their bidders. */
  closeAllOf(posterId: string): void {
    for (const stored of this.all())
      if (stored.posterId === posterId && stored.tender.status === 'active')
        this.moveTo(stored, 'closed', posterId);
  }

  /** Gives undecided proposals their outcome, and notifies their bidders. */
  selectWinners(stored: StoredTender, actor: string): void {
    const undecided = this.#proposals
      .all(stored.tender.id)
      .filter(({ status, outcome }) => isUndecided(status) && outcome === null);
    this.#notifyBidders('proposal_not_selected', stored, actor);
    for (const proposal of undecided) proposal.outcome = 'not_selected';
  }

  remove(viewer: User, id: string): void {
    const stored = this.own(id, viewer);
    this.delete(stored, viewer.id);
  }

  /** Deletes a tender with its proposals, and returns the way back. */
  delete(stored: StoredTender, actor: string | null): () => void {
    const { id } = stored.tender;
    this.#community.notifications.forget('tender', id);
    this.#notifyBidders('tender_deleted', stored, actor);
    const proposals = this.#proposals.forget(id);
    const files = [...stored.files.map((file) => file.id), ...proposals.files];
    this.#stored.delete(id);
    this.#community.files.dropUnused(files);
    return () => {
      this.#stored.set(id, stored);
      proposals.putBack();
    };
  }

  /** Moves a tender's deadline into the past, and notifies of it. */
  passDeadline(id: string): void {
    const stored = this.all().find(({ tender }) => tender.id === id);
    if (!stored) return;
    const deadline = new Date(MOMENT - 60_000).toISOString();
    stored.tender = { ...stored.tender, deadline };
    const { tender, isSealed, posterId } = stored;
    const all = this.#proposals.all(id);
    const undecided = all.filter((one) => isUndecided(one.status) && one.outcome === null).length;
    const counts = { all: all.length, undecided };
    const notification = deadlineNotification({ ...tender, isSealed }, counts);
    if (notification)
      this.#community.notifications.notify([{ ...notification, recipients: [posterId] }]);
    if (isSealed) this.#notifyBidders('proposal_unsealed', stored, posterId);
  }

  holdsFile(fileId: string): boolean {
    return this.all().some(({ files }) => files.some(({ id }) => id === fileId));
  }

  /** Checks whether a member sees a tender that carries the file. */
  showsFile(viewerId: string, fileId: string): boolean {
    return this.all().some(
      ({ tender, posterId, files }) =>
        (tender.status !== 'draft' || posterId === viewerId) &&
        files.some(({ id }) => id === fileId),
    );
  }

  /** Checks whether a tender's proposals are hidden from all but their bidders. */
  isShut(stored: StoredTender): boolean {
    return isShut(sealOf(this.held(stored), MOMENT));
  }

  /** Returns a tender in the form of the contract's rules. */
  held({ tender, isSealed, endedAt }: StoredTender): HeldTender {
    const proposals = this.#proposals.all(tender.id);
    return {
      ...tender,
      is_multi_award: tender.is_multi_award ?? false,
      shows_award: tender.shows_award ?? false,
      is_sealed: isSealed,
      ended_at: endedAt,
      proposals_count: proposals.length,
      accepted_count: proposals.filter(({ status }) => status === 'accepted').length,
    };
  }

  /** Returns the public view of a tender. */
  seen(stored: StoredTender): Tender {
    const { tender } = stored;
    const proposals = this.#proposals.all(tender.id);
    const poster = this.#community.accounts.member(stored.posterId) ?? tender.posted_by_user;
    const { files: _files, attachments: _ids, amendments: _amendments, ...shown } = tender;
    return {
      ...shown,
      posted_by_user: poster ?? null,
      terms_version: tender.terms_version ?? 1,
      proposals_count: proposals.length,
      total_proposals: proposals.length,
      awarded: proposals.some(({ status }) => status === 'accepted'),
      seal: sealOf(this.held(stored), MOMENT),
    };
  }

  #page(stored: readonly StoredTender[], query: ListQuery): Page<Tender> {
    const { limit = DEFAULT_PAGE_SIZE, cursor } = query;
    const matching = stored
      .map((one) => this.seen(one))
      .filter((tender) => passesTenderFilters(tender, query, MOMENT))
      .sort(inTenderOrder(query.sort));
    const last = cursor === undefined ? -1 : matching.findIndex(({ id }) => id === cursor);
    if (cursor !== undefined && last === -1) throw badCursor();
    return cut(matching.slice(last + 1), limit, ({ id }) => id);
  }

  get #proposals() {
    return this.#community.proposals;
  }

  #notifyBidders(
    kind:
      | 'proposal_unsealed'
      | 'tender_amended'
      | 'tender_closed'
      | 'tender_deleted'
      | 'tender_reopened'
      | 'proposal_not_selected',
    { tender }: StoredTender,
    actor: string | null,
  ): void {
    // Bidders with a decided proposal are not notified again.
    const affected = this.#proposals
      .all(tender.id)
      .filter(
        ({ status, outcome }) =>
          kind === 'tender_deleted' ||
          (kind === 'tender_amended' && status === 'accepted') ||
          (isUndecided(status) && outcome === null),
      );
    const recipients = affected.map(({ bidderId }) => bidderId);
    this.#community.notifications.notify([
      { ...tenderNotification(kind, tender, actor), recipients },
    ]);
  }
}

const ACTIVE = { status_filter: 'active' } as const;
