import {
  type Attendee,
  cancelRegistration,
  checkInAttendee,
  exportAttendees,
  getDoorList,
  listAttendees,
  listComing,
  messageAttendees,
  type OrganizedEvent,
  registerForEvent,
  registrationFor,
  runsEvent,
  setRegistrationVisibility,
  undoCheckIn,
} from '@saudagar/contract';
import {
  attendeeFileName,
  attendeeTable,
  languageOf,
  refusalText,
} from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { csvOf, readerOf } from '../../http/csv.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import type { MemberRow } from '../account/members.ts';
import { toMember } from '../account/memberView.ts';
import { actorOf } from '../admin/auditLog.ts';
import type { AttendeeRow } from './attendees.ts';
import { toRegistration } from './eventRows.ts';

/** Routes of registrations, for attendees. */
export function registrationRoutes({
  eventComing,
  eventRegistrations,
  signer,
}: Community): Route[] {
  return [
    memberRoute(registerForEvent, async ({ member, params, body, request }) => {
      const { row, counts } = await eventRegistrations.register(member, params.id, body);
      const { registration_id, status, qr_code, waitlist_position, is_visible } =
        toRegistration(row);
      const language = languageOf(request.headers['accept-language']);
      const text = status === 'registered' ? 'registeredForEvent' : 'waitlistedForEvent';
      const message = refusalText(language, text);
      return {
        ...{ message, status, qr_code, registration_id, waitlist_position, is_visible },
        ...counts,
      };
    }),
    memberRoute(cancelRegistration, async ({ member, params }) => {
      await eventRegistrations.giveUp(member, params.id);
      return undefined;
    }),
    memberRoute(setRegistrationVisibility, async ({ member, params, body }) => ({
      is_visible: await eventComing.show(member, params.id, body.is_visible),
    })),
    memberRoute(listComing, async ({ member, params, query }) => {
      const { items, cursor } = await eventComing.page(member, params.id, query);
      return { items: items.map((one) => toMember(signer, one)), cursor };
    }),
  ];
}

/** Routes of attendees, for organizers. */
export function attendeeRoutes({ eventAttendees, signer }: Community): Route[] {
  const shownTo =
    (reader: MemberRow, event: OrganizedEvent, isCaseOpen = false) =>
    (row: AttendeeRow) =>
      registrationFor<Attendee>(
        { ...toRegistration(row), member: toMember(signer, row.member) },
        event,
        reader,
        isCaseOpen,
      );
  return [
    memberRoute(listAttendees, async (call) => {
      const { member, params, query } = call;
      const { items, cursor, event, isCaseOpen } = await eventAttendees.page(
        actorOf(call),
        params.id,
        query,
      );
      return { items: items.map(shownTo(member, event, isCaseOpen)), cursor };
    }),
    memberRoute(exportAttendees, async (call) => {
      const { event, rows, isCaseOpen } = await eventAttendees.all(actorOf(call), call.params.id);
      const reader = readerOf(call);
      const table = attendeeTable(
        rows.map(shownTo(call.member, event, isCaseOpen)),
        reader,
        isCaseOpen || runsEvent(event, call.member),
      );
      return {
        file_name: attendeeFileName(event, reader),
        csv: csvOf(table, reader),
      };
    }),
    memberRoute(getDoorList, (call) => eventAttendees.door(actorOf(call), call.params.id)),
    memberRoute(messageAttendees, async (call) => {
      const { params, body } = call;
      const actor = actorOf(call);
      const sent = await eventAttendees.message(actor, params.id, body.text, body.client_id);
      const { id, content, sent_at, recipients } = sent;
      return { id, text: content, sent_at: sent_at.toISOString(), recipients };
    }),
    memberRoute(checkInAttendee, async (call) => {
      const { member, params, body } = call;
      const { event, attendee, ...rest } = await eventAttendees.checkIn(
        actorOf(call),
        params.id,
        body,
      );
      return { attendee: shownTo(member, event)(attendee), ...rest };
    }),
    memberRoute(undoCheckIn, async (call) => {
      const { member, params, body } = call;
      const actor = actorOf(call);
      const undone = await eventAttendees.undoCheckIn(actor, params.id, body.registration_id);
      return { attendee: shownTo(member, undone.event)(undone.attendee) };
    }),
  ];
}
