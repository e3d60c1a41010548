import {
  DEFAULT_PAGE_SIZE,
  type Event,
  type EventEdit,
  type EventMessage,
  type EventRegistration,
  type FileInfo,
  inEventOrder,
  type listEvents,
  type Member,
  managesEvent,
  type Page,
  passesFilters,
  type RegistrationData,
  readsDetails,
  runsEvent,
  type User,
} from '@saudagar/contract';
import { Refusal, type ReminderKind } from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { badCursor, cut } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';

type ListQuery = core.output<typeof listEvents.query>;

/** The mocks' fixed current time, in milliseconds. */
export const MOMENT = Date.parse(NOW);

/** A registration, in the order of arrival. */
export interface StoredRegistration {
  id: string;
  member: Member;
  status: EventRegistration['status'] | 'given_up';
  code: string;
  data: RegistrationData;
  /** True when members see that this one comes. */
  isVisible: boolean;
  clientId: string | undefined;
  registeredAt: string;
  checkedInAt: string | null;
  /** Idempotency key of the check-in call. */
  checkInKey: string | undefined;
}

/** A file of an event, by purpose. */
export interface StoredEventFile {
  kind: 'banner' | 'gallery' | 'document';
  info: FileInfo;
}

/** An event with its registrations, files and edits. `others` counts attendees without a record. */
export interface StoredEvent {
  event: Event;
  /** Start that attendees were reminded of, by reminder. */
  reminded?: Partial<Record<ReminderKind, string>>;
  others: number;
  registrations: StoredRegistration[];
  files: StoredEventFile[];
  history: EventEdit[];
  messages: EventMessage[];
}

/** Maximum number of messages that an event shows. */
const MESSAGES_SHOWN = 20;

/** Community events, as members and visitors see them. */
export class CommunityEvents {
  #community: Community;
  #stored = new Map<string, StoredEvent>();

  constructor(community: Community) {
    this.#community = community;
  }

  /** Adds an event unchanged; its attendees are `current_attendees` others. */
  add(event: Event): StoredEvent {
    const stored: StoredEvent = {
      event,
      others: event.current_attendees,
      registrations: [],
      files: [],
      history: [],
      messages: [],
    };
    this.#stored.set(event.id, stored);
    return stored;
  }

  /** Puts a removed event back, with what belongs to it. */
  putBack(stored: StoredEvent): void {
    this.#stored.set(stored.event.id, stored);
  }

  delete(id: string): void {
    this.#stored.delete(id);
  }

  all(): StoredEvent[] {
    return [...this.#stored.values()];
  }

  /** Returns a visible event: a pending one for organizers and moderators (ADM-122). */
  get(id: string, viewer: User | undefined): StoredEvent {
    const stored = this.#stored.get(id);
    if (!stored || !isSeen(stored.event, viewer)) throw notFound();
    return stored;
  }

  /** Returns an event that the viewer manages; 403 when only visible. */
  managed(id: string, viewer: User): StoredEvent {
    const stored = this.get(id, viewer);
    if (!managesEvent(stored.event, viewer)) throw new Refusal(403, 'notAllowed');
    return stored;
  }

  find(id: string, viewer: User | undefined): Event {
    const stored = this.get(id, viewer);
    const event = this.seen(stored, viewer, true);
    const mayEdit = viewer !== undefined && managesEvent(stored.event, viewer);
    return mayEdit
      ? { ...event, revision: this.#community.revisions.shown('event', id, viewer.id) }
      : event;
  }

  /** Lists events, newest or soonest start first, by the filters (EVT-007–021). */
  list(viewer: User | undefined, query: ListQuery): Page<Event> {
    const { limit = DEFAULT_PAGE_SIZE, cursor, skip = 0, mine } = query;
    const matching = this.all()
      .filter((stored) => this.#isListed(stored, viewer, mine))
      .map((stored) => this.seen(stored, viewer))
      .filter((event) => passesFilters(event, query, MOMENT))
      .sort(inEventOrder(query.sort));
    const last = cursor === undefined ? -1 : matching.findIndex(({ id }) => id === cursor);
    if (cursor !== undefined && last === -1) throw badCursor();
    return cut(matching.slice(last + 1 + (cursor === undefined ? skip : 0)), limit, ({ id }) => id);
  }

  /** Converts an event to a viewer's view; `isWhole` includes the announcements. */
  seen(stored: StoredEvent, viewer: User | undefined, isWhole = false): Event {
    const { event, registrations, files } = stored;
    const banner = files.find(({ kind }) => kind === 'banner')?.info;
    const taken = takenSeats(stored);
    const current = banner && this.#community.files.current([banner])[0];
    const organizer = this.#community.accounts.member(event.organizer_id ?? '') ?? null;
    const own = registrations.find((one) => isHeld(one) && one.member.id === viewer?.id);
    const reads = viewer && (own?.status === 'registered' || managesEvent(event, viewer));
    return {
      ...event,
      registered_only: event.registered_only ?? false,
      links: readsDetails(event, viewer, own?.status) ? event.links : [],
      organizer,
      organizers: this.organizersOf(event),
      current_attendees: taken,
      registrations_count: taken,
      waitlist_count: registrations.filter(({ status }) => status === 'waitlisted').length,
      banner: current ?? null,
      banner_image_url: current?.urls?.full ?? event.banner_image_url ?? null,
      ...(viewer && { my_registration: own ? toRegistration(stored, own) : null }),
      ...(isWhole && reads && { messages: stored.messages.slice(-MESSAGES_SHOWN).reverse() }),
    };
  }

  /** Returns an event's co-organizers as they are now. */
  organizersOf({ organizers = [] }: Event): Member[] {
    return organizers.map((one) => this.#community.accounts.member(one.id) ?? one);
  }

  #isListed(
    { event, registrations }: StoredEvent,
    viewer: User | undefined,
    mine: ListQuery['mine'],
  ) {
    if (mine === 'organized') return viewer !== undefined && runsEvent(event, viewer);
    if (event.approval_status !== 'approved') return false;
    const isOwn = (one: StoredRegistration) => isHeld(one) && one.member.id === viewer?.id;
    return mine === undefined || registrations.some(isOwn);
  }
}

const notFound = () => new Refusal(404, 'eventNotFound');

/** Checks whether a registration is active, with a place or on the waitlist. */
export const isHeld = ({ status }: StoredRegistration): boolean => status !== 'given_up';

const isSeen = (event: Event, viewer: User | undefined) =>
  event.approval_status === 'approved' || (viewer !== undefined && managesEvent(event, viewer));

/** Counts taken places. */
export const takenSeats = ({ others, registrations }: StoredEvent): number =>
  others + registrations.filter(({ status }) => status === 'registered').length;

/** Converts a registration to its member's view. */
export function toRegistration(
  { registrations }: StoredEvent,
  one: StoredRegistration,
): EventRegistration {
  const waiting = registrations.filter(({ status }) => status === 'waitlisted');
  const isWaiting = one.status === 'waitlisted';
  return {
    registration_id: one.id,
    status: isWaiting ? 'waitlisted' : 'registered',
    qr_code: isWaiting ? null : one.code,
    registration_data: one.data,
    registered_at: one.registeredAt,
    waitlist_position: isWaiting ? waiting.indexOf(one) + 1 : null,
    checked_in_at: one.checkedInAt,
    is_visible: one.isVisible,
  };
}
