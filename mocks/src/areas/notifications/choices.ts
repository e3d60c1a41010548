import {
  CHOSEN_TOPICS,
  MUTES_MAX,
  type NotificationChoice,
  type NotificationTopic,
} from '@saudagar/contract';

/** A subject that a member may mute. */
interface MutedSubject {
  type: string;
  id: string;
}

/** Members' choices of notification topics. */
export class NotificationChoices {
  #off = new Map<string, Set<string>>();
  #muted = new Map<string, MutedSubject[]>();

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
  muted(viewerId: string): readonly MutedSubject[] {
    return this.#muted.get(viewerId) ?? [];
  }

  isMuted(viewerId: string, subject: MutedSubject): boolean {
    return this.muted(viewerId).some(isSame(subject));
  }

  /** Mutes a subject; beyond the maximum the oldest mute is dropped. */
  mute(viewerId: string, subject: MutedSubject): { muted: boolean } {
    const muted = this.muted(viewerId);
    if (!this.isMuted(viewerId, subject))
      this.#muted.set(viewerId, [subject, ...muted].slice(0, MUTES_MAX));
    return { muted: true };
  }

  unmute(viewerId: string, subject: MutedSubject): { muted: boolean } {
    const isOther = (muted: MutedSubject) => !isSame(subject)(muted);
    this.#muted.set(viewerId, this.muted(viewerId).filter(isOther));
    return { muted: false };
  }

  /** Checks whether a member has the topic on and no subject muted; mentions ignore mutes. */
  wants(
    memberId: string,
    topic: NotificationTopic | undefined,
    subjects: readonly MutedSubject[],
  ): boolean {
    if (topic && this.#off.get(memberId)?.has(topic)) return false;
    return topic === 'mentions' || !subjects.some((subject) => this.isMuted(memberId, subject));
  }
}

const isSame = (one: MutedSubject) => (other: MutedSubject) =>
  one.type === other.type && one.id === other.id;
