import {
  EDITED_FIELDS,
  type EditedField,
  type Event,
  type EventActor,
  type EventRegistration,
  type RegistrationData,
  readsDetails,
} from '@saudagar/contract';
import { type ExpressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database, Schema } from '../../database/schema.ts';
import type { Signer } from '../../files/signing.ts';
import { toMember } from '../account/memberView.ts';
import { toFileInfo } from '../files/fileView.ts';
import {
  type AttachmentRow,
  AUTHOR_COLUMNS,
  type AuthorRow,
  FILE_COLUMNS,
} from '../posts/postRows.ts';
import type { EventTables } from './tables.ts';

/** Editable fields of an event, as its columns. */
export const WRITTEN_COLUMNS = EDITED_FIELDS.map((field) =>
  field === 'start_date' ? 'start_at' : field === 'end_date' ? 'end_at' : field,
) as readonly (Exclude<EditedField, 'start_date' | 'end_date'> | 'start_at' | 'end_at')[];

const COLUMNS = [
  ...WRITTEN_COLUMNS,
  'id',
  'organizer_id',
  'organizer_name',
  'current_attendees',
  'waitlist_count',
  'status',
  'cancelled_at',
  'is_cancelled_by_staff',
  'approval_status',
  'sequence',
  'created_at',
  'updated_at',
] as const satisfies (keyof EventTables['events'])[];

/** A registration as stored, its timestamps in JSON form. */
export interface RegistrationRow {
  id: string;
  status: 'registered' | 'waitlisted';
  code: string;
  data: RegistrationData;
  is_visible: boolean;
  registered_at: string | Date;
  checked_in_at: string | Date | null;
  /** From 1; null for one with a place. */
  waitlist_position: number | null;
}

/** An event with its organizer, banner, and the viewer's own registration. */
export interface EventRow
  extends Pick<Selectable<EventTables['events']>, (typeof COLUMNS)[number]> {
  organizer: AuthorRow | null;
  /** Its co-organizers, the first named first. */
  organizers: AuthorRow[];
  banner: AttachmentRow | null;
  own: RegistrationRow | null;
}

/** Query of events as a member, or a visitor, sees them. */
export function eventsSeenBy(db: Database, viewerId: string | undefined) {
  return db
    .selectFrom('events')
    .select(COLUMNS.map((column) => `events.${column}` as const))
    .select((of) => [organizerOf(of).as('organizer'), organizersOf(of).as('organizers')])
    .select((of) => bannerOf(of).as('banner'))
    .select(viewerId === undefined ? sql<null>`null`.as('own') : ownOf(viewerId).as('own'));
}

const organizerOf = (of: ExpressionBuilder<Schema, 'events'>) =>
  jsonObjectFrom(
    of
      .selectFrom('members')
      .whereRef('members.id', '=', 'events.organizer_id')
      .select(['members.id', ...AUTHOR_COLUMNS.map((column) => `members.${column}` as const)]),
  );

const organizersOf = (of: ExpressionBuilder<Schema, 'events'>) =>
  jsonArrayFrom(
    of
      .selectFrom('event_organizers')
      .innerJoin('members', 'members.id', 'event_organizers.member_id')
      .whereRef('event_organizers.event_id', '=', 'events.id')
      .orderBy('event_organizers.added_at')
      .orderBy('members.id')
      .select(['members.id', ...AUTHOR_COLUMNS.map((column) => `members.${column}` as const)]),
  );

const bannerOf = (of: ExpressionBuilder<Schema, 'events'>) =>
  jsonObjectFrom(
    of
      .selectFrom('event_files')
      .innerJoin('files', 'files.id', 'event_files.file_id')
      .whereRef('event_files.event_id', '=', 'events.id')
      .where('kind', '=', 'banner')
      .select(FILE_COLUMNS),
  );

/** Position on the waitlist, from 1; null with a place. */
export const WAITLIST_POSITION: RawBuilder<number | null> = sql`case when one.status = 'waitlisted'
  then (select count(*)::integer from event_registrations as waiting
    where waiting.event_id = one.event_id and waiting.status = 'waitlisted'
      and waiting.position <= one.position) end`;

/** Looks up the viewer's registration by unique key, once for each row of the page. */
const ownOf = (viewerId: string) => sql<RegistrationRow | null>`(
  select json_build_object('id', one.id, 'status', one.status, 'code', one.code, 'data', one.data, 'is_visible', one.is_visible,
    'registered_at', one.registered_at, 'checked_in_at', one.checked_in_at,
    'waitlist_position', ${WAITLIST_POSITION})
  from event_registrations as one
  where one.event_id = events.id and one.member_id = ${viewerId} and one.status <> 'given_up')`;

/** Converts a registration to the wire format; waitlisted ones have no code. */
export function toRegistration(row: RegistrationRow): EventRegistration {
  const moment = (at: string | Date | null) => at && new Date(at).toISOString();
  return {
    registration_id: row.id,
    status: row.status,
    qr_code: row.status === 'registered' ? row.code : null,
    registration_data: row.data,
    registered_at: new Date(row.registered_at).toISOString(),
    waitlist_position: row.waitlist_position,
    checked_in_at: moment(row.checked_in_at),
    is_visible: row.is_visible,
  };
}

/** Converts an event to the wire format. */
export function toEvent(signer: Signer, row: EventRow, viewer: EventActor | null): Event {
  const {
    organizer,
    organizers,
    banner,
    own,
    start_at,
    end_at,
    cancelled_at,
    created_at,
    updated_at,
    ...fields
  } = row;
  const file = banner && toFileInfo(signer, banner);
  return {
    ...fields,
    links: readsDetails(row, viewer, own?.status) ? fields.links : [],
    start_date: start_at.toISOString(),
    end_date: end_at.toISOString(),
    currency: 'IDR',
    organizer_name: organizer?.full_name ?? fields.organizer_name,
    organizer: organizer && toMember(signer, organizer),
    organizers: organizers.map((one) => toMember(signer, one)),
    registrations_count: fields.current_attendees,
    banner: file,
    banner_image_url: file?.urls?.full ?? null,
    cancelled_at: cancelled_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    ...(viewer && { my_registration: own && toRegistration(own) }),
  };
}
