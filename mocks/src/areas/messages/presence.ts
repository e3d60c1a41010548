import type { Presence as PresenceReply } from '@saudagar/contract';
import type { Community } from '../../core/community.ts';
import { NOW } from '../../core/time.ts';

const HIDDEN: PresenceReply = { is_online: false, last_seen_at: null };

/** Members who are online, and when the others last were. */
export class Presence {
  #community: Community;
  #given = new Map<string, PresenceReply>();

  constructor(community: Community) {
    this.#community = community;
  }

  /** Sets a member's presence, whatever their sockets. */
  set(memberId: string, presence: PresenceReply): void {
    this.#given.set(memberId, presence);
  }

  /** Returns what the viewer sees of the other member of a direct room. */
  inRoom(viewerId: string, roomId: string): PresenceReply {
    const { accounts, blocking, conversations, events } = this.#community;
    const otherId = conversations.get(viewerId, roomId).other_user?.id;
    const isShown =
      otherId !== undefined &&
      [viewerId, otherId].every((id) => blocking.showsPresence(id)) &&
      !blocking.areApart(viewerId, otherId) &&
      accounts.active().some(({ id }) => id === otherId);
    if (!isShown) return HIDDEN;
    const given = this.#given.get(otherId);
    if (given) return given;
    return events.isListening(otherId) ? { is_online: true, last_seen_at: NOW } : HIDDEN;
  }
}
