import {
  type Attendee,
  type checkInAttendee,
  DEFAULT_PAGE_SIZE,
  type DoorList,
  hashCode,
  type listAttendees,
  normalizeCode,
  type Page,
  registrationFor,
  runsEvent,
  type User,
} from '@saudagar/contract';
import {
  attendeeFileName,
  attendeeTable,
  eventNotification,
  isFound,
  Refusal,
  type SpreadsheetReader,
  searchedText,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { csvOf } from '../../core/csv.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import { badCursor, cut } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import {
  isHeld,
  type StoredEvent,
  type StoredRegistration,
  toRegistration,
} from './communityEvents.ts';
import { auditAnswersLook, auditAttendeeLook, auditOnEvent } from './staffActs.ts';

type ListQuery = core.output<typeof listAttendees.query>;
type CheckIn = core.output<typeof checkInAttendee.body>;

/** Acts of an organizer on registrations. */
export class EventAttendees {
  #community: Community;
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Lists attendees in the order of registration. */
  list(viewer: User, id: string, query: ListQuery): Page<Attendee> {
    const { limit = DEFAULT_PAGE_SIZE, cursor, search, status } = query;
    const stored = this.#managed(viewer, id);
    auditAttendeeLook(this.#community, viewer, stored);
    const isCaseOpen = auditAnswersLook(this.#community, viewer, stored);
    const matching = stored.registrations
      .filter(isHeld)
      .filter((one) => isAsked(one, status))
      .filter((one) => !search || isFound(searchedOf(one), search));
    const last = cursor === undefined ? -1 : matching.findIndex((one) => one.id === cursor);
    if (cursor !== undefined && last === -1) throw badCursor();
    const page = cut(matching.slice(last + 1), limit, (one) => one.id);
    return { ...page, items: page.items.map((one) => toAttendee(stored, one, viewer, isCaseOpen)) };
  }

  /** Exports all attendees as CSV, with formulas neutralized. */
  export(viewer: User, id: string, reader: SpreadsheetReader): { file_name: string; csv: string } {
    const stored = this.#managed(viewer, id);
    auditOnEvent(this.#community, viewer, stored, { action_type: 'export_attendees' });
    const isCaseOpen = auditAnswersLook(this.#community, viewer, stored);
    const attendees = stored.registrations
      .filter(isHeld)
      .map((one) => toAttendee(stored, one, viewer, isCaseOpen));
    const hasAnswers = isCaseOpen || runsEvent(stored.event, viewer);
    const table = attendeeTable(attendees, reader, hasAnswers);
    return { file_name: attendeeFileName(stored.event, reader), csv: csvOf(table, reader) };
  }

  /** Lists those with a place, for a door. */
  async door(viewer: User, id: string): Promise<DoorList> {
    const stored = this.#managed(viewer, id);
    auditAttendeeLook(this.#community, viewer, stored);
    const attendees = stored.registrations
      .filter(({ status }) => status === 'registered')
      .map(async ({ id: registration_id, member, code, checkedInAt }) => ({
        registration_id,
        name: member.full_name || (member.username ?? ''),
        code_hash: await hashCode(id, code),
        checked_in_at: checkedInAt,
      }));
    return { attendees: await Promise.all(attendees), read_at: NOW };
  }

  /** Sends a message to everyone with a place. */
  message(viewer: User, id: string, text: string, clientId: string | undefined) {
    const stored = this.#managed(viewer, id);
    const recipients = stored.registrations
      .filter(({ status }) => status === 'registered')
      .map(({ member }) => member.id);
    if (stored.event.status === 'cancelled') throw new Refusal(409, 'eventCancelled');
    if (recipients.length === 0) throw new Refusal(409, 'nobodyRegistered');
    const made = this.#once.do(`${viewer.id} ${id}`, clientId, () => {
      this.#made += 1;
      const message = { id: madeId('event-message', this.#made), text, sent_at: NOW };
      stored.messages.push(message);
      const act = { action_type: 'message_attendees', notes: text } as const;
      auditOnEvent(this.#community, viewer, stored, act);
      const notification = eventNotification('event_message', stored.event, viewer.id);
      this.#community.notifications.notify([{ ...notification, recipients }]);
      return message.id;
    });
    const message = stored.messages.find((one) => one.id === made);
    return { id: made, text, sent_at: NOW, ...message, recipients: recipients.length };
  }

  /** Checks an attendee in; the first time stays, and nobody counts twice. */
  checkIn(viewer: User, id: string, { code, registration_id, client_id, scanned_at }: CheckIn) {
    const stored = this.#managed(viewer, id);
    if (stored.event.status === 'cancelled') throw new Refusal(409, 'eventCancelled');
    const one = stored.registrations
      .filter(isHeld)
      .find((each) =>
        code === undefined ? each.id === registration_id : each.code === normalizeCode(code),
      );
    if (!one) throw new Refusal(404, 'checkInUnknown', { field: 'code' });
    if (one.status !== 'registered') throw new Refusal(409, 'checkInWaiting', { field: 'code' });
    const isRepeated = client_id !== undefined && one.checkInKey === client_id;
    const already_checked_in = one.checkedInAt !== null && !isRepeated;
    // A repetition after the check-in was undone stays undone.
    if (one.checkedInAt === null && !isRepeated) {
      one.checkedInAt = earlier(scanned_at ?? NOW, NOW);
      one.checkInKey = client_id;
      auditOnEvent(this.#community, viewer, stored, { action_type: 'check_in_attendee' });
    }
    return { attendee: toAttendee(stored, one, viewer), already_checked_in };
  }

  /** Takes a check-in back; without one nothing changes. */
  undoCheckIn(viewer: User, id: string, registrationId: string) {
    const stored = this.#managed(viewer, id);
    if (stored.event.status === 'cancelled') throw new Refusal(409, 'eventCancelled');
    const one = stored.registrations.filter(isHeld).find((each) => each.id === registrationId);
    if (!one) throw new Refusal(404, 'checkInUnknown', { field: 'registration_id' });
    if (one.checkedInAt !== null) {
      one.checkedInAt = null;
      auditOnEvent(this.#community, viewer, stored, { action_type: 'undo_check_in' });
    }
    return { attendee: toAttendee(stored, one, viewer) };
  }

  #managed(viewer: User, id: string): StoredEvent {
    return this.#community.communityEvents.managed(id, viewer);
  }
}

const toAttendee = (
  stored: StoredEvent,
  one: StoredRegistration,
  reader: User,
  isCaseOpen = false,
): Attendee =>
  registrationFor(
    { ...toRegistration(stored, one), member: one.member },
    stored.event,
    reader,
    isCaseOpen,
  );

const searchedOf = ({ member, data, code }: StoredRegistration) =>
  searchedText(member.full_name, member.username, member.company_name, data.company, code);

function isAsked({ status, checkedInAt }: StoredRegistration, asked: ListQuery['status']): boolean {
  if (asked === undefined) return true;
  if (asked === 'registered' || asked === 'waitlisted') return status === asked;
  return status === 'registered' && (checkedInAt !== null) === (asked === 'checked_in');
}

/** Capped at now: a phone's clock may be ahead. */
const earlier = (a: string, b: string) =>
  new Date(Math.min(Date.parse(a), Date.parse(b))).toISOString();
