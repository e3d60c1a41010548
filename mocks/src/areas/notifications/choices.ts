import {
  CHOSEN_TOPICS,
  MUTES_MAX,
  type NotificationChoice,
  type NotificationTopic,
} from '@saudagar/contract';

/** A thing that a member may mute. */
interface Thing {
  type: string;
  id: string;
}

/** What members are told about, as they chose it. */
export class NotificationChoices {
  #off = new Map<string, Set<string>>();
  #muted = new Map<string, Thing[]>();

  /** A choice for each topic. */
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

  /** What a member has muted, the latest first. */
  muted(viewerId: string): readonly Thing[] {
    return this.#muted.get(viewerId) ?? [];
  }

  isMuted(viewerId: string, thing: Thing): boolean {
    return this.muted(viewerId).some(isSame(thing));
  }

  /** Mutes a thing; the one muted longest ago gives way beyond the most. */
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

  /** Whether a member has the topic switched on and none of the things muted; a mention is never muted. */
  wants(memberId: string, topic: NotificationTopic | undefined, things: readonly Thing[]): boolean {
    if (topic && this.#off.get(memberId)?.has(topic)) return false;
    return topic === 'mentions' || !things.some((thing) => this.isMuted(memberId, thing));
  }
}

const isSame = (one: Thing) => (other: Thing) => one.type === other.type && one.id === other.id;
