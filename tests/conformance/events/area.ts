import {
  createEvent,
  getEvent,
  getEventAttachments,
  registerForEvent,
  uploadEventImage,
} from '@saudagar/contract';
import type { AreaConformance, Fixture, TestUsers } from '../core/area.ts';
import { photo } from '../core/photo.ts';
import { attachmentsSuite } from './attachments.ts';
import { attendeesSuite } from './attendees.ts';
import { editingSuite } from './editing.ts';
import { listingSuite } from './listing.ts';
import { EVENT } from './organizing.ts';
import { registeringSuite } from './registering.ts';

export const events: AreaConformance = {
  suites: [listingSuite, registeringSuite, editingSuite, attachmentsSuite, attendeesSuite],
  fixtures: [
    [/^\/api\/events\/attachments\/\{id\}/, makePicture],
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
      edit_reason: 'Salah tulis',
    }),
    registerForEvent: async () => ({ registration_data: {} }),
    // A banner takes the place of the one before: there is no end of them.
    uploadEventImage: async (cast) => ({
      event_id: (await eventOf(cast)).id,
      is_banner: 'true',
    }),
    uploadEventDocument: async (cast) => ({
      event_id: (await eventOf(cast)).id,
      file: new File(['Pukul sembilan'], 'jadwal.txt'),
    }),
    // The bystander is registered for the event that was made last.
    checkInAttendee: async () => ({ code: undefined, registration_id: lastRegistration }),
  },
  updates: {
    updateEvent: {
      fields: async () => ({
        ...EVENT,
        title: crypto.randomUUID(),
        venue: 'Aula kebun',
        max_attendees: 40,
        price: 150_000,
        tags: ['kopi'],
        links: [{ title: 'Peta', url: 'https://toko.id/peta' }],
        edit_reason: 'Salah tulis',
      }),
      passing: ['edit_reason', 'status'],
    },
  },
};

let lastRegistration: string | undefined;

/** An event of the owner's that the bystander is registered for. */
async function eventOf({ owner, bystander }: TestUsers) {
  const event = await owner.client.call(createEvent, { body: EVENT });
  const params = { id: event.id };
  const { registration_id } = await bystander.client.call(registerForEvent, { params, body: {} });
  lastRegistration = registration_id;
  return event;
}

async function makeEvent(cast: TestUsers): Promise<Fixture> {
  const { id } = await eventOf(cast);
  const params = { id };
  return { params, look: () => cast.owner.client.call(getEvent, { params }) };
}

async function makePicture(cast: TestUsers): Promise<Fixture> {
  const event = await eventOf(cast);
  const { client } = cast.owner;
  const body = { event_id: event.id, file: await photo() };
  const { id } = await client.call(uploadEventImage, { body });
  const params = { id: event.id };
  return { params: { id }, look: () => client.call(getEventAttachments, { params }) };
}
