import { EVENT_ORGANIZERS_MAX, type Member, ownsEvent, type User } from '@saudagar/contract';
import { eventNotification, Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import type { StoredEvent } from './communityEvents.ts';

/** Co-organizers of events. */
export class EventOrganizers {
  #community: Community;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Lists them for a manager of the event, the first named first. */
  all(viewer: User, id: string): Member[] {
    return this.#shown(this.#community.communityEvents.managed(id, viewer));
  }

  /** Names a member; the owner's act alone (EVT-361). */
  add(owner: User, id: string, userId: string): Member[] {
    const stored = this.#owned(id, owner);
    if (userId === owner.id) throw new Refusal(409, 'organizerIsOwner');
    const { accounts, blocking, notifications } = this.#community;
    const { organizers = [] } = stored.event;
    if (organizers.some((one) => one.id === userId)) return this.#shown(stored);
    const member = accounts.isActive(userId) ? accounts.member(userId) : undefined;
    if (!member) throw new Refusal(404, 'memberNotFound');
    blocking.assertCanContact(owner.id, [userId]);
    if (organizers.length >= EVENT_ORGANIZERS_MAX) throw new Refusal(409, 'organizersFull');
    stored.event = { ...stored.event, organizers: [...organizers, member] };
    notifications.notify([
      {
        ...eventNotification('event_organizer_added', stored.event, owner.id),
        recipients: [userId],
      },
    ]);
    return this.#shown(stored);
  }

  /** Removes a member, by the owner or by themselves (EVT-362). */
  remove(actor: User, id: string, userId: string): Member[] {
    const { communityEvents, notifications } = this.#community;
    const stored =
      userId === actor.id ? communityEvents.managed(id, actor) : this.#owned(id, actor);
    const { organizers = [], organizer_id } = stored.event;
    if (!organizers.some((one) => one.id === userId)) return this.#shown(stored);
    stored.event = {
      ...stored.event,
      organizers: organizers.filter((one) => one.id !== userId),
    };
    notifications.withdraw({
      ...{ recipient: userId, actor: organizer_id ?? '' },
      ...{ kinds: ['event_organizer_added'], subject: id },
    });
    // One who leaves is the actor, and gets no notice.
    notifications.notify([
      {
        ...eventNotification('event_organizer_removed', stored.event, actor.id),
        recipients: [userId],
      },
    ]);
    return this.#shown(stored);
  }

  #owned(id: string, actor: User): StoredEvent {
    const stored = this.#community.communityEvents.get(id, actor);
    if (!ownsEvent(stored.event, actor)) throw new Refusal(403, 'notAllowed');
    return stored;
  }

  #shown({ event }: StoredEvent): Member[] {
    return this.#community.communityEvents.organizersOf(event);
  }
}
