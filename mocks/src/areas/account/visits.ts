import { type HomeNews, NEWS_COUNT_MAX, type User } from '@saudagar/contract';
import type { Community } from '../../core/community.ts';
import { NOW } from '../../core/time.ts';

/** A member's last visit, and the content known by then. */
interface LastVisit {
  at: string;
  /** Null when the time alone decides. */
  known: ReadonlySet<string> | null;
}

/** Last visits of members, and content new since then. */
export class Visits {
  #community: Community;
  #last = new Map<string, LastVisit>();

  constructor(community: Community) {
    this.#community = community;
  }

  /** Sets the end of a member's last visit; later content is new. */
  set(memberId: string, at: string): void {
    this.#last.set(memberId, { at, known: null });
  }

  /** Returns the time a member was last seen; null if unknown. */
  lastSeen(memberId: string): string | null {
    return this.#last.get(memberId)?.at ?? null;
  }

  /** Ends a visit now. The clock is fixed, so the current content is remembered. */
  end(memberId: string): void {
    const { accounts } = this.#community;
    const viewer = accounts.find(memberId);
    if (!viewer) return;
    const known = new Set([...this.#posts(viewer), ...this.#events(viewer)].map(({ id }) => id));
    this.#last.set(memberId, { at: NOW, known });
  }

  /** Returns the news of a member's home page (SHELL-147). */
  news(viewer: User): HomeNews {
    const last = this.#last.get(viewer.id);
    const { connections, conversations } = this.#community;
    const fresh = (all: readonly { id: string; created_at: string }[]) =>
      most(last ? all.filter((one) => isNew(one, last)).length : 0);
    return {
      last_visit: last?.at ?? null,
      posts: fresh(this.#posts(viewer)),
      events: fresh(this.#events(viewer)),
      requests: most(connections.counts(viewer).incoming),
      messages: most(conversations.unreadTotal(viewer.id)),
    };
  }

  #posts(viewer: User) {
    return this.#community.posts
      .list(viewer.id, { limit: Number.MAX_SAFE_INTEGER })
      .items.filter(({ user_id }) => user_id !== viewer.id);
  }

  #events(viewer: User) {
    return this.#community.communityEvents
      .list(viewer, { limit: Number.MAX_SAFE_INTEGER })
      .items.filter((event) => event.organizer_id !== viewer.id && event.start_date > NOW)
      .map(({ id, created_at }) => ({ id, created_at: created_at ?? '' }));
  }
}

const most = (count: number) => Math.min(count, NEWS_COUNT_MAX + 1);

const isNew = ({ id, created_at }: { id: string; created_at: string }, { at, known }: LastVisit) =>
  known ? !known.has(id) : created_at > at;
