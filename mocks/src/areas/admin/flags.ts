import { FLAG_AGAIN_DAYS, type FlagReason, type User } from '@saudagar/contract';
import { InvalidFields, isEditedSince, Refusal } from '@saudagar/contract/server';
import { z } from 'zod/mini';
import type { Community, Flaggable, ShownContent } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import { minutesAgo, NOW } from '../../core/time.ts';
import { publishModeration } from './publishModeration.ts';

const DAY = 24 * 60;

/** Content flagged by a member. */
interface Flagged {
  content_type: string;
  content_id: string;
  reason: FlagReason;
  description?: string | null | undefined;
  client_id?: string | undefined;
}

/** A flag as stored. */
export interface StoredFlag {
  id: string;
  reporterId: string;
  reason: FlagReason;
  description: string | null;
  created_at: string;
  /** The content as it was. */
  snapshot: ShownContent;
}

/** A piece of content with all flags pending on it, or settled by one decision. */
export interface Case {
  /** Id of its first flag. */
  id: string;
  content_type: string;
  content_id: string;
  flags: StoredFlag[];
  claim: { memberId: string; until: string } | null;
  decision: Decided | null;
  undoneBy: string | null;
}

/** A decision about a case, with the content at that time. */
export interface Decided {
  outcome: 'dismissed' | 'warned' | 'removed';
  notes: string | null;
  reviewerId: string;
  at: string;
  shown: ShownContent;
  warningId: string | null;
  /** Way back of a removal. */
  putBack: (() => void) | null;
  restoredAt: string | null;
}

/** Flags; a member flags the same content again once it changed (FEED-162–170). */
export class Flags {
  #community: Community;
  #cases: Case[] = [];
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  add(member: User, flagged: Flagged, created_at = this.#nextMoment()): { id: string } {
    const type = this.#requireType(flagged);
    const { content_type, content_id, reason, description, client_id } = flagged;
    const id = this.#once.do(member.id, client_id, () => {
      type.find(this.#community, content_id, member);
      const snapshot = type.show(this.#community, content_id);
      if (!snapshot) throw new Refusal(404, 'contentNotFound');
      if (snapshot.authorId === member.id) throw new Refusal(403, 'ownFlag');
      const known = this.#cases.filter(
        (each) => each.content_type === content_type && each.content_id === content_id,
      );
      const last = known
        .flatMap(({ flags }) => flags)
        .filter(({ reporterId }) => reporterId === member.id)
        .at(-1);
      const isRecent = last && last.created_at > minutesAgo(FLAG_AGAIN_DAYS * DAY);
      if (isRecent && !isEditedSince(comparedOf(last.snapshot), comparedOf(snapshot)))
        throw new Refusal(400, 'alreadyFlagged');
      this.#made += 1;
      const made = madeId('flag', this.#made);
      const flag = {
        id: made,
        reporterId: member.id,
        reason,
        description: description || null,
        created_at,
        snapshot,
      };
      const waiting = known.find(({ decision }) => decision === null);
      if (waiting) waiting.flags.push(flag);
      else this.#open({ id: made, content_type, content_id, flags: [flag] });
      publishModeration(this.#community, member.id);
      return made;
    });
    return { id };
  }

  /** Opens a case of its own for content that its group's moderator removes at once. */
  addOpened(
    member: User,
    { content_type, content_id, reason }: Omit<Flagged, 'client_id'>,
    snapshot: ShownContent,
  ): Case {
    this.#made += 1;
    const id = madeId('flag', this.#made);
    const made = { id, reporterId: member.id, reason, description: null, snapshot };
    const flags = [{ ...made, created_at: this.#nextMoment() }];
    const opened = { id, content_type, content_id, flags };
    const of: Case = { ...opened, claim: null, decision: null, undoneBy: null };
    this.#cases.push(of);
    return of;
  }

  all(): readonly Case[] {
    return this.#cases;
  }

  /** True while a snapshot names the file. */
  holdsFile(fileId: string): boolean {
    return this.#cases.some(({ flags }) =>
      flags.some(({ snapshot }) => snapshot.files?.some(({ id }) => id === fileId)),
    );
  }

  /** @throws Refusal 404 */
  get(id: string): { of: Case; flag: StoredFlag } {
    for (const of of this.#cases) {
      const flag = of.flags.find((each) => each.id === id);
      if (flag) return { of, flag };
    }
    throw new Refusal(404, 'flagNotFound');
  }

  /** Returns the flagged content in its current state. */
  shown({ content_type, content_id }: Pick<Case, 'content_type' | 'content_id'>) {
    return this.typeOf(content_type)?.show(this.#community, content_id);
  }

  /** Returns an area's handling of a content type. */
  typeOf(content_type: string): Flaggable | undefined {
    return this.#types()[content_type];
  }

  /** Merges a reopened case with the flags that came since. */
  reopen(of: Case): void {
    const since = this.#cases.find(
      (each) =>
        each !== of &&
        each.decision === null &&
        each.content_type === of.content_type &&
        each.content_id === of.content_id,
    );
    if (!since) return;
    of.flags.push(...since.flags);
    this.#cases = this.#cases.filter((each) => each !== since);
  }

  #open(opened: Pick<Case, 'id' | 'content_type' | 'content_id' | 'flags'>): void {
    this.#cases.push({ ...opened, claim: null, decision: null, undoneBy: null });
  }

  /** A millisecond after the previous one, so that the last flag is the newest. */
  #nextMoment(): string {
    return new Date(Date.parse(NOW) + this.#made).toISOString();
  }

  #types(): Readonly<Record<string, Flaggable>> {
    return Object.assign(
      {},
      ...this.#community.areas.map(({ flaggable }) => (flaggable === 'none' ? {} : flaggable)),
    );
  }

  /** @throws InvalidFields for a type that no area lets members flag */
  #requireType(flagged: Flagged): Flaggable {
    const type = this.typeOf(flagged.content_type);
    if (type) return type;
    const content_type = z.enum(Object.keys(this.#types()));
    const { error } = z.object({ content_type }).safeParse(flagged);
    throw new InvalidFields(error?.issues ?? [], flagged);
  }
}

/** Words and files as the contract compares them. */
export const comparedOf = ({ content, title, name, files }: ShownContent) => ({
  content,
  title,
  name,
  files: files?.map(({ id }) => id),
});
