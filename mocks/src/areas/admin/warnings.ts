import type { User, Warning } from '@saudagar/contract';
import {
  answerNotification,
  beginningOf,
  EXCERPT_MAX,
  flagTitleOf,
  Refusal,
} from '@saudagar/contract/server';
import type { Community, ShownContent } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { NOW } from '../../core/time.ts';
import type { Case, StoredFlag } from './flags.ts';

interface StoredWarning {
  memberId: string;
  flagId: string;
  title: string;
  warning: Warning;
}

/** Warnings of members; each member reads only their own. */
export class Warnings {
  #community: Community;
  #stored = new Map<string, StoredWarning>();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Warns the author of a piece of content and returns the warning's id. */
  add(
    { content_type, content_id }: Case,
    { id: flagId, reason }: StoredFlag,
    shown: ShownContent,
    notes?: string,
  ): string {
    this.#made += 1;
    const id = madeId('warning', this.#made);
    const title = flagTitleOf(shown);
    const excerpt = beginningOf(shown.content ?? title, EXCERPT_MAX);
    const about = { id, content_type, content_id, excerpt, reason, notes: notes || null };
    const warning = { ...about, created_at: NOW, answer: null, answered_at: null };
    this.#stored.set(id, { memberId: shown.authorId ?? '', flagId, title, warning });
    return id;
  }

  find(member: User, id: string): Warning {
    return this.#own(member, id).warning;
  }

  /** Counts a member's warnings. */
  countOf(memberId: string): number {
    return [...this.#stored.values()].filter((each) => each.memberId === memberId).length;
  }

  /** Answers a warning, once, and notifies the moderator who decided. */
  answer(member: User, id: string, answer: string): Warning {
    const stored = this.#own(member, id);
    const { warning, flagId, title } = stored;
    if (warning.answer === answer) return warning;
    if (warning.answer != null) throw new Refusal(409, 'warningAnswered');
    stored.warning = { ...warning, answer, answered_at: NOW };
    const reviewerId = this.#community.flags.get(flagId).of.decision?.reviewerId;
    if (reviewerId !== undefined)
      this.#community.notifications.notify([
        answerNotification({ memberId: member.id, reviewerId, flagId, title }),
      ]);
    return stored.warning;
  }

  isAnswered(id: string): boolean {
    return this.answerTo(id) !== null;
  }

  /** Returns the warned member's answer. */
  answerTo(id: string): string | null {
    return this.#stored.get(id)?.warning.answer ?? null;
  }

  remove(id: string): void {
    this.#stored.delete(id);
  }

  #own(member: User, id: string): StoredWarning {
    const stored = this.#stored.get(id);
    if (stored?.memberId !== member.id) throw new Refusal(404, 'warningNotFound');
    return stored;
  }
}
