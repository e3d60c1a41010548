import {
  type Flag,
  type FlagDetail,
  type FlagEvidence,
  type listFlags,
  type Page,
  RESTORE_DAYS,
  UNDO_SECONDS,
  type User,
} from '@saudagar/contract';
import {
  flagActionsOn,
  flagChangeOf,
  flagTitleOf,
  HISTORY_MAX,
  isWithheldType,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community, ShownContent, ShownPart } from '../../core/community.ts';
import { inOrder, type Placed, pageOf } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import { type Case, comparedOf, type Decided, type StoredFlag } from './flags.ts';

type ListQuery = core.output<typeof listFlags.query>;

/** Acts that a later decision takes into account. */
const DECISIONS = ['dismiss_flag', 'warn_user', 'remove_content', 'undo_review', 'restore_content'];

/** Flags as moderators see them. */
export class FlagViews {
  #community: Community;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Lists pending flags, oldest case first, or decided ones, latest first (ADM-043–046). */
  list(viewer: User, query: ListQuery): Page<Flag> {
    const { status = 'pending', content_type, reason } = query;
    const isPending = status === 'pending';
    const placed = this.#community.flags
      .all()
      .filter((of) => (of.decision === null) === isPending)
      .filter((of) => content_type === undefined || of.content_type === content_type)
      .flatMap((of) => of.flags.map((flag) => ({ ...positionOf(of, flag), of, flag })))
      .filter(({ flag }) => reason === undefined || flag.reason === reason);
    const compare = isPending ? inOrder : (a: Placed, b: Placed) => inOrder(b, a);
    const page = pageOf(placed.sort(compare), query, compare);
    return { ...page, items: page.items.map(({ of, flag }) => this.flag(of, flag, viewer)) };
  }

  /** Returns a flag with all a decision needs; viewing a message is audited (ADM-097). */
  detail(viewer: User, id: string): FlagDetail {
    const { accounts, auditLog, flags } = this.#community;
    const { of, flag } = flags.get(id);
    const current = flags.shown(of);
    const now = current ?? flag.snapshot;
    if (isWithheldType(of.content_type))
      auditLog.writeLook(viewer, {
        action_type: 'view_message',
        content_type: of.content_type,
        content_id: of.content_id,
        target: accounts.find(now.authorId ?? ''),
      });
    const seen = this.flag(of, flag, viewer);
    const author = now.authorId;
    return {
      ...seen,
      content: { ...seen.content, ...textsOf(now), is_withheld: false },
      context: (now.context ?? []).map((part) => this.#part(part)),
      reports: of.flags.map((each) => this.flag(of, each, viewer)),
      history: auditLog.entries
        .filter(({ action_type }) => DECISIONS.includes(action_type))
        .filter(
          ({ content_id, target }) =>
            content_id === of.content_id || (author !== null && target?.id === author),
        )
        .slice(0, HISTORY_MAX)
        .map(({ ip_address: _, ...entry }) => entry),
      snapshot: this.#snapshot(of, flag.snapshot),
      answer: of.decision?.warningId
        ? this.#community.warnings.answerTo(of.decision.warningId)
        : null,
    };
  }

  /** Returns the files of flagged content, then and now; the look is audited. */
  evidence(viewer: User, id: string): FlagEvidence {
    const { accounts, auditLog, files, flags } = this.#community;
    const { of, flag } = flags.get(id);
    const now = flags.shown(of);
    auditLog.write(viewer, {
      action_type: 'view_evidence',
      content_type: of.content_type,
      content_id: of.content_id,
      // The log contains no words of a conversation.
      title: isWithheldType(of.content_type) ? null : flagTitleOf(now ?? flag.snapshot),
      target: accounts.find((now ?? flag.snapshot).authorId ?? ''),
    });
    const filesOf = (shown: ShownContent | undefined) =>
      files.openFor(viewer.id, files.current(shown?.files ?? []));
    return { flagged: filesOf(flag.snapshot), current: filesOf(now) };
  }

  /** Returns a flag as a moderator lists it. */
  flag(of: Case, flag: StoredFlag, viewer: User): Flag {
    const { accounts, flags } = this.#community;
    const { decision } = of;
    const now = flags.shown(of);
    const reporter = accounts.find(flag.reporterId);
    const claimant = of.claim && accounts.member(of.claim.memberId);
    return {
      id: flag.id,
      status: decision ? 'reviewed' : 'pending',
      is_active: decision === null,
      reason: flag.reason,
      content_type: of.content_type,
      content_id: of.content_id,
      description: flag.description,
      content: this.#content(of, flag, now),
      reporter: reporter
        ? { id: reporter.id, full_name: reporter.full_name, email: reporter.email }
        : null,
      created_at: flag.created_at,
      case_id: of.id,
      actions: decision ? [] : this.actions(of, flag, viewer),
      claim: of.claim && claimant ? { member: claimant, until: of.claim.until } : null,
      change:
        decision?.outcome === 'removed'
          ? null
          : flagChangeOf(comparedOf(flag.snapshot), now && comparedOf(now)),
      is_own_report: of.flags.some(({ reporterId }) => reporterId === viewer.id),
      ...(decision && this.#decision(decision, viewer)),
    };
  }

  /** Decisions open to a moderator about a pending case. */
  actions(of: Case, { snapshot }: StoredFlag, moderator: User) {
    const { accounts, flags } = this.#community;
    const now = flags.shown(of);
    const author = (now ?? snapshot).authorId ?? '';
    const item = {
      content_type: of.content_type,
      // An author who left cannot be warned.
      authorId: accounts.find(author)?.id ?? null,
      isGone: !now,
      reporterIds: of.flags.map(({ reporterId }) => reporterId),
    };
    return flagActionsOn(item, moderator);
  }

  #snapshot(of: Case, snapshot: ShownContent) {
    const author = this.#community.accounts.member(snapshot.authorId ?? '') ?? null;
    const { created_at } = snapshot;
    return { id: of.content_id, ...textsOf(snapshot), ...aboutOf(snapshot), author, created_at };
  }

  #content(of: Case, flag: StoredFlag, now: ShownContent | undefined) {
    const { accounts } = this.#community;
    const known = now ?? flag.snapshot;
    const isWithheld = isWithheldType(of.content_type);
    return {
      id: of.content_id,
      ...(!isWithheld && textsOf(known)),
      ...aboutOf(known),
      author: accounts.member(known.authorId ?? '') ?? null,
      created_at: known.created_at,
      is_gone: !now,
      is_withheld: isWithheld,
    };
  }

  #decision(decision: Decided, viewer: User) {
    const { outcome, notes, reviewerId, at, putBack, restoredAt } = decision;
    const until = new Date(Date.parse(at) + UNDO_SECONDS * 1000).toISOString();
    const isUndone = outcome !== 'removed' && reviewerId === viewer.id && until > NOW;
    const end = new Date(Date.parse(at) + RESTORE_DAYS * 86_400_000).toISOString();
    const authorId = decision.shown.authorId;
    const isLeft = authorId !== null && !this.#community.accounts.find(authorId);
    const isOpen = putBack !== null && !restoredAt && !isLeft && end > NOW;
    return {
      outcome,
      notes,
      reviewed_at: at,
      reviewer: this.#community.accounts.member(reviewerId) ?? null,
      undo_until: isUndone ? until : null,
      restore_until: isOpen ? end : null,
      restored_at: restoredAt,
    };
  }

  #part({ id, authorId, content, created_at }: ShownPart) {
    const author = this.#community.accounts.member(authorId) ?? null;
    return { id, author, content, created_at };
  }
}

const textsOf = ({ content, name, title }: ShownContent) => ({
  ...(content && { content }),
  ...(name !== undefined && { name }),
  ...(title !== undefined && { title }),
});

const aboutOf = ({ place, members_count, posts_count, files }: ShownContent) => ({
  ...(place && { place }),
  ...(members_count !== undefined && { members_count }),
  ...(posts_count !== undefined && { posts_count }),
  files_count: files?.length ?? 0,
});

/** A pending case sorts by its first flag, a decided one by its decision. */
const positionOf = ({ decision, flags, id }: Case, flag: StoredFlag): Placed => ({
  created_at: decision?.at ?? flags[0]?.created_at ?? flag.created_at,
  id: `${id}-${flag.id}`,
});
