import {
  EDITED_FIELDS,
  EVENT_FILES,
  type EventLink,
  type EventType,
  fileKindOf,
  searchedOfEvent,
} from '@saudagar/contract';
import { searchedText } from '@saudagar/contract/server';
import type { Insertable } from 'kysely';
import type { DemoSheet } from '../../../demo/content/documents.ts';
import { demoFile } from '../../../demo/demoFile.ts';
import demoEvents from '../../../demo/events/events.json' with { type: 'json' };
import { writePdf } from '../../../demo/pdf.ts';
import type { DemoRows } from '../../../demo/plan.ts';
import type { Community } from '../../community.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { fileKey, thumbnailKey } from '../../files/fileKeys.ts';
import { newId } from '../../ids.ts';
import { newCode } from './registrations.ts';
import type { EventTables, PlainFields } from './tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Width and height of the demo's pictures in pixels. */
const SIZE = { width: 1200, height: 675 };
/** Zones of Indonesia, from seven hours ahead of UTC. */
const ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'];
/** The account that a visitor of the demo signs in with. */
const VISITOR = 'ratna_canting';

/** An event in the demo's data file; `at` is the time of day in `zone` hours from UTC. */
interface DemoEvent extends Insertable<PlainFields> {
  event_type: string;
  organizer: string;
  in_days: number;
  at: string;
  hours: number;
  zone?: number;
  tags: string[];
  links?: EventLink[];
  banner?: string;
  gallery?: { file: string; description: string }[];
  document?: DemoSheet & { name: string; description: string };
  /** Number of registrations; those beyond capacity are on the waitlist. */
  attendees: number;
  /** True when the visitor's account is the first of them. */
  has_ratna?: boolean;
  is_cancelled?: boolean;
  /** True when it is pending approval. */
  waits?: boolean;
  message?: string;
  edit?: { reason: string; field: 'venue' | 'status'; before: string };
}

type Person = DemoRows['members'][number];

/** Seeds events in every state: past, running, upcoming, full, free, paid, cancelled, distant. */
export async function seedEvents(
  write: Database,
  { members }: DemoRows,
  { blobs, now }: Pick<Community, 'blobs' | 'now'>,
): Promise<void> {
  const byName = new Map(members.map((member) => [member.username, member]));
  const crowd = members.filter(({ role, email }) => role === 'user' && !isAccount(email));

  for (const [number, one] of (demoEvents as readonly DemoEvent[]).entries()) {
    const organizer = byName.get(one.organizer);
    const visitor = byName.get(VISITOR);
    if (!organizer || !visitor) throw new Error(`demo: nobody is called ${one.organizer}`);
    const others = [...crowd.slice(number * 5), ...crowd].filter(({ id }) => id !== organizer.id);
    const unique = [...new Set(others)];
    const people = [...(one.has_ratna ? [visitor] : []), ...unique].slice(0, one.attendees);
    const event = eventRow(one, organizer, people.length, now());
    await write.insertInto('events').values(event).execute();
    if (people.length > 0)
      await write.insertInto('event_registrations').values(registrations(event, people)).execute();
    if (one.edit) await write.insertInto('event_edits').values(editRow(event, one.edit)).execute();
    if (one.message)
      await write
        .insertInto('event_messages')
        .values({
          id: newId(),
          event_id: event.id,
          sender_id: organizer.id,
          content: one.message,
          recipients: event.current_attendees,
          client_id: null,
          sent_at: new Date(now().getTime() - 20 * HOUR),
        })
        .execute();
    await seedFiles(write, blobs, event, one);
  }
}

/** Picks fields stored unchanged as columns; computed ones override them. */
const plainOf = (one: DemoEvent) =>
  Object.fromEntries(
    Object.entries(one).filter(([name]) => EDITED_FIELDS.some((field) => field === name)),
  ) as unknown as Insertable<PlainFields>;

type EventRow = ReturnType<typeof eventRow>;

function eventRow(one: DemoEvent, organizer: Person, came: number, now: Date) {
  const [hour = 0, minute = 0] = one.at.split(':').map(Number);
  const midnight = Math.floor(now.getTime() / DAY) * DAY - (one.zone ?? 7) * HOUR;
  const start = midnight + one.in_days * DAY + hour * HOUR + minute * 60_000;
  // Created well before it starts, and before now.
  const age = one.waits ? 6 * HOUR : 30 * DAY;
  const made = new Date(Math.min(start, now.getTime()) - age);
  const seats = Math.min(came, one.max_attendees ?? came);
  return {
    id: newId(),
    organizer_id: organizer.id,
    organizer_name: organizer.full_name,
    ...plainOf(one),
    time_zone: ZONES[(one.zone ?? 7) - 7] ?? null,
    event_type: one.event_type as EventType,
    start_at: new Date(start),
    end_at: new Date(start + one.hours * HOUR),
    current_attendees: seats,
    waitlist_count: came - seats,
    last_position: came,
    tags: JSON.stringify(one.tags),
    links: JSON.stringify(one.links ?? []),
    status: one.is_cancelled ? ('cancelled' as const) : ('active' as const),
    cancelled_at: one.is_cancelled ? now : null,
    approval_status: one.waits ? ('pending' as const) : ('approved' as const),
    sequence: one.edit ? 1 : 0,
    searched: searchedOfEvent({ ...one, organizer_name: organizer.full_name }),
    client_id: null,
    created_at: made,
    updated_at: made,
  };
}

/** Plans registrations in order; those of a past or running event are checked in. */
const registrations = (event: EventRow, people: readonly Person[]) =>
  people.map((person, index): Insertable<Schema['event_registrations']> => {
    const code = newCode();
    const hasSeat = index < event.current_attendees;
    const hasBegun = event.start_at.getTime() < event.created_at.getTime() + 31 * DAY;
    return {
      id: newId(),
      event_id: event.id,
      member_id: person.id,
      position: index + 1,
      status: hasSeat ? 'registered' : 'waitlisted',
      code,
      is_visible: index % 3 !== 2,
      data: JSON.stringify(index % 7 === 0 ? { dietary_restrictions: 'Tanpa kacang' } : {}),
      searched: searchedText(person.full_name, person.username, person.company_name, code),
      client_id: null,
      registered_at: new Date(event.created_at.getTime() + (index + 1) * 9 * HOUR),
      checked_in_at:
        hasBegun && hasSeat && index % 4 !== 3
          ? new Date(event.start_at.getTime() + index * 60_000)
          : null,
      check_in_key: null,
    };
  });

const editRow = (
  event: EventRow,
  { reason, field, before }: NonNullable<DemoEvent['edit']>,
): Insertable<EventTables['event_edits']> => ({
  id: newId(),
  event_id: event.id,
  editor_id: event.organizer_id,
  editor_name: event.organizer_name,
  edit_reason: reason,
  changes: JSON.stringify({ [field]: event[field] }),
  old_values: JSON.stringify({ [field]: before }),
  edited_at: new Date(event.created_at.getTime() + 28 * DAY),
});

/** Stores pictures from the demo's folder, and the programme as a generated PDF. */
async function seedFiles(
  write: Database,
  blobs: Community['blobs'],
  event: EventRow,
  { title, banner, gallery = [], document }: DemoEvent,
): Promise<void> {
  const pictures = [
    ...(banner ? [{ kind: 'banner' as const, file: banner, description: title }] : []),
    ...gallery.map((one) => ({ kind: 'gallery' as const, ...one })),
  ];
  let position = 0;
  const keep = async (
    kind: EventTables['event_files']['kind'],
    name: string,
    description: string,
    bytes: Uint8Array,
  ) => {
    const of = fileKindOf(name, EVENT_FILES.kinds);
    if (!of) throw new Error(`demo: ${name} is no file of an event`);
    const id = newId();
    const extension = of.extensions[0] ?? '';
    const isPicture = of.type === 'image';
    const row = {
      id,
      owner_id: event.organizer_id,
      category: 'events' as const,
      filename: `${id}.${extension}`,
      original_filename: name,
      file_type: of.type,
      mime_type: of.mime,
      file_size: bytes.byteLength,
      extension,
      width: isPicture ? SIZE.width : null,
      height: isPicture ? SIZE.height : null,
      description,
      client_id: null,
      created_at: event.created_at,
    };
    await blobs.put(fileKey(row), bytes);
    // The pictures are small enough to serve as their own thumbnails.
    if (isPicture) await blobs.put(thumbnailKey(id), bytes);
    await write.insertInto('files').values(row).execute();
    position += 1;
    await write
      .insertInto('event_files')
      .values({ event_id: event.id, file_id: id, kind, position })
      .execute();
  };
  for (const { kind, file, description } of pictures) {
    const bytes = await demoFile(`events/${file}`);
    await keep(kind, file, description, bytes);
  }
  if (document) await keep('document', document.name, document.description, writePdf(document));
}

/** Checks whether a member is one of the accounts that the demo prints. */
const isAccount = (email: string) => email.endsWith('@demo.example');
