import {
  CHOSEN_TOPICS,
  MUTES_MAX,
  type NotificationChoice,
  type NotificationTopic,
} from '@saudagar/contract';

/** A subject that a member may mute. */
interface Thing {
  type: string;
  id: string;
}

/** Members' choices of notification topics. */
export class NotificationChoices {
  #off = new Map<string, Set<string>>();
  #muted = new Map<string, Thing[]>();

  /** Returns a choice for each topic. */
  of(viewerId: string): NotificationChoice[] {
    return CHOSEN_TOPICS.map((topic) => ({ topic, app: !this.#off.get(viewerId)?.has(topic) }));
  }

  set(viewerId: string, topic: string, app: boolean): NotificationChoice {
    const off = this.#off.get(viewerId) ?? new Set();
    if (app) off.delete(topic);
    else off.add(topic);
    this.#off.set(viewerId, off);
    return { topic, app };
  }

  /** Returns a member's mutes, latest first. */
  muted(viewerId: string): readonly Thing[] {
    return this.#muted.get(viewerId) ?? [];
  }

  isMuted(viewerId: string, thing: Thing): boolean {
    return this.muted(viewerId).some(isSame(thing));
  }

  /** Mutes a subject; beyond the maximum the oldest mute is dropped. */
  mute(viewerId: string, thing: Thing): { muted: boolean } {
    const muted = this.muted(viewerId);
    if (!this.isMuted(viewerId, thing))
      this.#muted.set(viewerId, [thing, ...muted].slice(0, MUTES_MAX));
    return { muted: true };
  }

  unmute(viewerId: string, thing: Thing): { muted: boolean } {
    const isOther = (muted: Thing) => !isSame(thing)(muted);
    this.#muted.set(viewerId, this.muted(viewerId).filter(isOther));
    return { muted: false };
  }

  /** Checks whether a member has the topic on and no subject muted; mentions ignore mutes. */
  wants(memberId: string, topic: NotificationTopic | undefined, things: readonly Thing[]): boolean {
    if (topic && this.#off.get(memberId)?.has(topic)) return false;
    return topic === 'mentions' || !things.some((thing) => this.isMuted(memberId, thing));
  }
}

const isSame = (one: Thing) => (other: Thing) => one.type === other.type && one.id === other.id;
