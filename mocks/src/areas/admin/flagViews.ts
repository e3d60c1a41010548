import {
  type Flag,
  type FlagDetail,
  type listFlags,
  type Page,
  UNDO_SECONDS,
  type User,
} from '@saudagar/contract';
import { flagActionsOn, flagTitleOf, HISTORY_MAX, isWithheldType } from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community, ShownContent, ShownPart } from '../../core/community.ts';
import { inOrder, type Placed, pageOf } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import type { Case, Decided, StoredFlag } from './flags.ts';

type ListQuery = core.output<typeof listFlags.query>;

/** Acts that a later decision takes into account. */
const DECISIONS = ['dismiss_flag', 'warn_user', 'remove_content', 'undo_review'];

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
    const now = flags.shown(of);
    if (now && isWithheldType(of.content_type))
      auditLog.write(viewer, {
        action_type: 'view_message',
        content_type: of.content_type,
        content_id: of.content_id,
        target: accounts.find(now.authorId ?? ''),
      });
    const seen = this.flag(of, flag, viewer);
    const author = authorOf(of, now);
    return {
      ...seen,
      content: now ? { ...seen.content, ...textsOf(now), is_withheld: false } : seen.content,
      context: (now?.context ?? []).map((part) => this.#part(part)),
      reports: of.flags.map((each) => this.flag(of, each, viewer)),
      history: auditLog.entries
        .filter(({ action_type }) => DECISIONS.includes(action_type))
        .filter(
          ({ content_id, target }) =>
            content_id === of.content_id || (author !== null && target?.id === author),
        )
        .slice(0, HISTORY_MAX)
        .map(({ ip_address: _, ...entry }) => entry),
      answer: of.decision?.warningId
        ? this.#community.warnings.answerTo(of.decision.warningId)
        : null,
    };
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
      content: this.#content(of, now),
      reporter: reporter
        ? { id: reporter.id, full_name: reporter.full_name, email: reporter.email }
        : null,
      created_at: flag.created_at,
      case_id: of.id,
      actions:
        decision || !now ? [] : flagActionsOn({ ...now, content_type: of.content_type }, viewer),
      claim: of.claim && claimant ? { member: claimant, until: of.claim.until } : null,
      ...(decision && this.#decision(decision, viewer)),
    };
  }

  #content(of: Case, now: ShownContent | undefined) {
    const { accounts } = this.#community;
    const known = now ?? of.decision?.shown;
    if (!known) return null;
    const isWithheld = isWithheldType(of.content_type);
    return {
      id: of.content_id,
      ...(now && !isWithheld && textsOf(now)),
      ...(!now && !isWithheld && { title: flagTitleOf(known) }),
      author: accounts.member(known.authorId ?? '') ?? null,
      created_at: known.created_at,
      is_gone: !now,
      is_withheld: isWithheld,
    };
  }

  #decision({ outcome, notes, reviewerId, at }: Decided, viewer: User) {
    const until = new Date(Date.parse(at) + UNDO_SECONDS * 1000).toISOString();
    const isUndone = outcome !== 'removed' && reviewerId === viewer.id && until > NOW;
    return {
      outcome,
      notes,
      reviewed_at: at,
      reviewer: this.#community.accounts.member(reviewerId) ?? null,
      undo_until: isUndone ? until : null,
    };
  }

  #part({ id, authorId, content, created_at }: ShownPart) {
    const author = this.#community.accounts.member(authorId) ?? null;
    return { id, author, content, created_at };
  }
}

const textsOf = ({ content, name, title }: ShownContent) => ({
  ...(content !== undefined && { content }),
  ...(name !== undefined && { name }),
  ...(title !== undefined && { title }),
});

/** A pending case sorts by its first flag, a decided one by its decision. */
const positionOf = ({ decision, flags, id }: Case, flag: StoredFlag): Placed => ({
  created_at: decision?.at ?? flags[0]?.created_at ?? flag.created_at,
  id: `${id}-${flag.id}`,
});

const authorOf = ({ decision }: Case, now: ShownContent | undefined): string | null =>
  (now ?? decision?.shown)?.authorId ?? null;
