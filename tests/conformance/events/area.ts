import {
  addEventOrganizer,
  checkInAttendee,
  createEvent,
  getEvent,
  getEventAttachments,
  registerForEvent,
  uploadEventDocument,
  uploadEventImage,
} from '@saudagar/contract';
import type { AreaConformance, Fixture, TestUsers } from '../core/area.ts';
import { photo } from '../core/photo.ts';
import { answersInCasesSuite } from './answersInCases.ts';
import { attachmentsSuite } from './attachments.ts';
import { attendeesSuite } from './attendees.ts';
import { comingSuite } from './coming.ts';
import { doorListsSuite } from './doorLists.ts';
import { eventEditsSuite } from './eventEdits.ts';
import { eventListsSuite } from './eventLists.ts';
import { eventNoticesSuite } from './eventNotices.ts';
import { EVENT } from './eventSteps.ts';
import { eventZonesSuite } from './eventZones.ts';
import { fileOrderSuite } from './fileOrder.ts';
import { organizersSuite } from './organizers.ts';
import { registeredOnlySuite } from './registeredOnly.ts';
import { registrationNoticesSuite } from './registrationNotices.ts';
import { registrationsSuite } from './registrations.ts';
import { remindersSuite } from './reminders.ts';
import { returnedEventsSuite } from './returnedEvents.ts';
import { staleEditsSuite } from './staleEdits.ts';
import { undoneCheckInsSuite } from './undoneCheckIns.ts';

export const events: AreaConformance = {
  suites: [
    eventListsSuite,
    eventZonesSuite,
    registrationsSuite,
    registrationNoticesSuite,
    eventEditsSuite,
    eventNoticesSuite,
    returnedEventsSuite,
    remindersSuite,
    staleEditsSuite,
    registeredOnlySuite,
    answersInCasesSuite,
    attachmentsSuite,
    attendeesSuite,
    comingSuite,
    undoneCheckInsSuite,
    doorListsSuite,
    fileOrderSuite,
    organizersSuite,
  ],
  fixtures: [
    [/^\/api\/events\/attachments\/\{id\}/, makePicture],
    [/^\/api\/events\/\{id\}\/organizers\/\{userId\}$/, makeOrganized],
    [/^\/api\/events\/\{id\}/, makeEvent],
  ],
  realFields: {
    createEvent: async () => ({ ...EVENT, links: [], max_attendees: 5, price: 0 }),
    updateEvent: async () => ({
      ...EVENT,
      title: crypto.randomUUID(),
      links: [],
      max_attendees: 5,
      price: 0,
      status: undefined,
      sequence: undefined,
      edit_reason: 'Salah tulis',
    }),
    orderEventAttachments: async ({ owner }) => {
      const file = (name: string) => new File([name], name, { type: 'text/plain' });
      const [first, second] = [
        await owner.client.call(uploadEventDocument, {
          body: { event_id: lastEvent, file: file('satu.txt') },
        }),
        await owner.client.call(uploadEventDocument, {
          body: { event_id: lastEvent, file: file('dua.txt') },
        }),
      ];
      return { ids: [second.id, first.id] };
    },
    registerForEvent: async () => ({ registration_data: {}, is_visible: true }),
    setRegistrationVisibility: async () => ({ is_visible: true }),
    // A banner replaces the one before: their number has no limit.
    uploadEventImage: async (users) => ({
      event_id: (await eventOf(users)).id,
      is_banner: 'true',
    }),
    uploadEventDocument: async (users) => ({
      event_id: (await eventOf(users)).id,
      file: new File(['Pukul sembilan'], 'jadwal.txt'),
    }),
    // The bystander is registered for the latest event.
    checkInAttendee: async () => ({ code: undefined, registration_id: lastRegistration }),
    undoCheckIn: async ({ owner }) => {
      const body = { registration_id: lastRegistration };
      await owner.client.call(checkInAttendee, { params: { id: lastEvent }, body });
      return body;
    },
  },
  updates: {
    updateEvent: {
      fields: async () => ({
        ...EVENT,
        title: crypto.randomUUID(),
        time_zone: 'Asia/Makassar',
        venue: 'Aula kebun',
        max_attendees: 40,
        price: 150_000,
        tags: ['kopi'],
        links: [{ title: 'Peta', url: 'https://toko.id/peta' }],
        registered_only: true,
        edit_reason: 'Salah tulis',
      }),
      passing: ['edit_reason', 'status', 'sequence'],
    },
  },
};

let lastEvent = '';
let lastRegistration: string | undefined;

/** An event of the owner's for which the bystander is registered. */
async function eventOf({ owner, bystander }: TestUsers) {
  const event = await owner.client.call(createEvent, { body: EVENT });
  const params = { id: event.id };
  const { registration_id } = await bystander.client.call(registerForEvent, { params, body: {} });
  lastEvent = event.id;
  lastRegistration = registration_id;
  return event;
}

async function makeEvent(users: TestUsers): Promise<Fixture> {
  const { id } = await eventOf(users);
  const params = { id };
  return { params, look: () => users.owner.client.call(getEvent, { params }) };
}

/** An event of the owner's, which another member co-organizes. */
async function makeOrganized(users: TestUsers): Promise<Fixture> {
  const { params, look } = await makeEvent(users);
  const organizer = { ...params, userId: users.groupMember.user.id } as {
    id: string;
    userId: string;
  };
  await users.owner.client.call(addEventOrganizer, { params: organizer });
  return { params: organizer, look };
}

async function makePicture(users: TestUsers): Promise<Fixture> {
  const event = await eventOf(users);
  const { client } = users.owner;
  const body = { event_id: event.id, file: await photo() };
  const { id } = await client.call(uploadEventImage, { body });
  const params = { id: event.id };
  return { params: { id }, look: () => client.call(getEventAttachments, { params }) };
}
