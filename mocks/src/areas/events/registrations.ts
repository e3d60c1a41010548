import {
  CODE_LENGTH,
  CODE_SIGNS,
  DEFAULT_PAGE_SIZE,
  isEventFull,
  type Locale,
  type listComing,
  type Member,
  type Page,
  type RegistrationData,
  takesRegistrations,
  type User,
} from '@saudagar/contract';
import {
  eventNotification,
  Refusal,
  refusalText,
  registeredNotification,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { badCursor, cut } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import {
  isHeld,
  MOMENT,
  type StoredEvent,
  type StoredRegistration,
  takenSeats,
  toRegistration,
} from './communityEvents.ts';

type ListQuery = core.output<typeof listComing.query>;

interface Asked {
  registration_data: RegistrationData;
  is_visible: boolean;
  client_id?: string | undefined;
}

/** Registrations and waitlists of events. */
export class EventRegistrations {
  #community: Community;
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Registers the viewer, or adds them to the waitlist (EVT-086–098). */
  register(viewer: User, id: string, asked: Asked, language: Locale) {
    const stored = this.#open(viewer, id);
    const before = stored.registrations.find(({ member }) => member.id === viewer.id);
    if (before?.status === 'given_up' && before.clientId && before.clientId === asked.client_id)
      throw new Refusal(409, 'registrationGivenUp');
    const { accounts, blocking, notifications } = this.#community;
    const isNew = !before || !isHeld(before);
    if (isNew && blocking.areApart(viewer.id, stored.event.organizer_id ?? ''))
      throw new Refusal(409, 'cannotRegister');
    const member = accounts.member(viewer.id) ?? { id: viewer.id };
    const one =
      before && isHeld(before)
        ? before
        : this.put(stored, member, asked.registration_data, asked.client_id, asked.is_visible);
    if (isNew) notifications.notify([registeredNotification(stored.event, viewer)]);
    const { registration_id, status, qr_code, waitlist_position, is_visible } = toRegistration(
      stored,
      one,
    );
    const text = status === 'registered' ? 'registeredForEvent' : 'waitlistedForEvent';
    const message = refusalText(language, text);
    const { current_attendees, waitlist_count } = this.#community.communityEvents.seen(
      stored,
      viewer,
    );
    return {
      ...{ message, status, qr_code, registration_id, waitlist_position },
      ...{ current_attendees, waitlist_count, is_visible },
    };
  }

  /** Appends a registration, with a place while there is one. */
  put(
    stored: StoredEvent,
    member: Member,
    data: RegistrationData = {},
    clientId?: string,
    isVisible = false,
  ): StoredRegistration {
    this.#made += 1;
    const isFull = isEventFull({ ...stored.event, current_attendees: takenSeats(stored) });
    const one: StoredRegistration = {
      id: madeId('registration', this.#made),
      member,
      status: isFull ? 'waitlisted' : 'registered',
      code: codeOf(this.#made),
      data,
      clientId,
      isVisible,
      registeredAt: NOW,
      checkedInAt: null,
      checkInKey: undefined,
    };
    stored.registrations = [
      ...stored.registrations.filter((each) => each.member.id !== member.id),
      one,
    ];
    return one;
  }

  /** Cancels the viewer's registration; the first on the waitlist moves up (EVT-103). */
  cancel(viewer: User, id: string): void {
    const stored = this.#open(viewer, id);
    const one = stored.registrations.find(({ member }) => member.id === viewer.id);
    if (one && isHeld(one) && one.checkedInAt !== null) throw new Refusal(409, 'checkedInStays');
    if (one && isHeld(one)) {
      one.status = 'given_up';
      const kinds = ['event_registered'];
      this.#community.notifications.withdraw({ actor: viewer.id, kinds, subject: id });
    }
    this.moveUp(stored);
  }

  /** Chooses whether members see that the viewer comes (EVT-349); false without a registration. */
  show(viewer: User, id: string, isVisible: boolean): { is_visible: boolean } {
    const stored = this.#community.communityEvents.get(id, viewer);
    const one = stored.registrations.find(({ member }) => member.id === viewer.id);
    if (!one || !isHeld(one)) return { is_visible: false };
    one.isVisible = isVisible;
    return { is_visible: isVisible };
  }

  /** Lists who comes and lets members see it, in the order of registration (EVT-350). */
  coming(viewer: User, id: string, { limit = DEFAULT_PAGE_SIZE, cursor }: ListQuery): Page<Member> {
    const { accounts, blocking, communityEvents } = this.#community;
    const { registrations } = communityEvents.get(id, viewer);
    const active = new Set(accounts.active().map((one) => one.id));
    const isActive = ({ id: member }: Member) => active.has(member) || !accounts.find(member);
    const coming = registrations
      .filter(({ status, isVisible }) => status === 'registered' && isVisible)
      .filter(({ member }) => isActive(member) && !blocking.areApart(viewer.id, member.id));
    const last = cursor === undefined ? -1 : coming.findIndex((one) => one.id === cursor);
    if (cursor !== undefined && last === -1) throw badCursor();
    const page = cut(coming.slice(last + 1), limit, (one) => one.id);
    return {
      ...page,
      items: page.items.map(({ member }) => accounts.member(member.id) ?? member),
    };
  }

  /** Moves the waitlist up into free places, in order, with notifications. */
  moveUp(stored: StoredEvent): void {
    const moved: string[] = [];
    for (const one of stored.registrations) {
      if (one.status !== 'waitlisted') continue;
      if (isEventFull({ ...stored.event, current_attendees: takenSeats(stored) })) break;
      one.status = 'registered';
      moved.push(one.member.id);
    }
    this.#community.notifications.notify([
      { ...eventNotification('event_moved_up', stored.event, null), recipients: moved },
    ]);
  }

  /** Returns an event that accepts registrations. */
  #open(viewer: User, id: string): StoredEvent {
    const stored = this.#community.communityEvents.get(id, viewer);
    if (stored.event.status === 'cancelled') throw new Refusal(409, 'eventCancelled');
    if (!takesRegistrations(stored.event, MOMENT)) throw new Refusal(409, 'eventOver');
    return stored;
  }
}

/** Makes a code like the server's: its last characters are the number, the same each time. */
function codeOf(number: number): string {
  const signs = Array.from({ length: CODE_LENGTH }, (_, index) => {
    const digit = Math.floor(number / CODE_SIGNS.length ** (CODE_LENGTH - 1 - index));
    const spread = index < CODE_LENGTH - 3 ? number * 7 + index * 11 : digit;
    return CODE_SIGNS[spread % CODE_SIGNS.length];
  });
  return signs.join('');
}
