import {
  cancelRegistration,
  checkInAttendee,
  createEvent,
  type Event,
  getEvent,
  listAttendees,
  listNotifications,
  registerForEvent,
  updateEvent,
} from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';

const databases = testDatabases();
const HOUR = 3_600_000;
/** Number of concurrent members in these races. */
const CROWD = 100;
const SEATS = 10;

describe(`event registrations on the ${databases.kind} database`, () => {
  let server: TestServer;
  let organizer: SignedUp;
  let crowd: SignedUp[];

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await databases.create() });
    organizer = await server.signUp();
    crowd = [];
    for (let made = 0; made < CROWD; made += 1) crowd.push(await server.signUp());
  }, 120_000);
  afterAll(() => server.close());

  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const make = (max_attendees: number) =>
    organizer.client.call(createEvent, {
      body: {
        title: 'Temu usaha',
        description: 'Pembeli bertemu petani',
        event_type: 'Networking',
        start_date: inHours(24),
        end_date: inHours(27),
        location: 'Takengon',
        max_attendees,
      },
    });
  const join = ({ client }: SignedUp, { id }: Event) =>
    client.call(registerForEvent, { params: { id }, body: {} });
  const leave = ({ client }: SignedUp, { id }: Event) =>
    client.call(cancelRegistration, { params: { id } });
  const see = ({ client }: SignedUp, { id }: Event) => client.call(getEvent, { params: { id } });
  async function attendees({ id }: Event) {
    const all = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: 100, ...(cursor && { cursor }) };
      const page = await organizer.client.call(listAttendees, { params: { id }, query });
      all.push(...page.items);
      cursor = page.cursor;
    } while (cursor);
    return all;
  }

  test('ten of a hundred concurrent registrations get the last places, others are queued', async () => {
    const event = await make(SEATS);
    const replies = await Promise.all(crowd.map((member) => join(member, event)));
    const byStatus = Object.groupBy(replies, ({ status }) => status);
    expect(byStatus.registered).toHaveLength(SEATS);
    const positions = byStatus.waitlisted?.map(({ waitlist_position }) => waitlist_position ?? 0);
    expect(positions?.sort((a, b) => a - b)).toEqual(
      Array.from({ length: CROWD - SEATS }, (_, index) => index + 1),
    );
    expect(await see(organizer, event)).toMatchObject({
      current_attendees: SEATS,
      waitlist_count: CROWD - SEATS,
    });
    const all = await attendees(event);
    const states = all.map(({ status }) => status);
    expect(states.lastIndexOf('registered')).toBe(SEATS - 1);
    const waiting = all.slice(SEATS).map(({ waitlist_position }) => waitlist_position);
    expect(waiting).toEqual(Array.from({ length: CROWD - SEATS }, (_, index) => index + 1));
  }, 60_000);

  test('every place given up during concurrent registrations is filled', async () => {
    const event = await make(5);
    const [before, after] = [crowd.slice(0, 20), crowd.slice(20, 40)];
    for (const member of before) await join(member, event);
    const going = before.slice(0, 10);
    await Promise.all([
      ...going.map((member) => leave(member, event)),
      ...after.map((member) => join(member, event)),
    ]);
    expect(await see(organizer, event)).toMatchObject({ current_attendees: 5, waitlist_count: 25 });
    const all = await attendees(event);
    expect(all).toHaveLength(30);
    // The first to register have the places.
    expect(all.slice(0, 5).map(({ member }) => member.id)).toEqual(
      before.slice(10, 15).map(({ user }) => user.id),
    );
    const notificationsOf = async ({ client }: SignedUp) =>
      (await client.call(listNotifications, { query: { kind: 'event_moved_up' } })).items.filter(
        ({ subject }) => subject.id === event.id,
      );
    const notifications = await Promise.all(before.slice(10, 15).map(notificationsOf));
    expect(notifications.map((each) => each.length)).toEqual([1, 1, 1, 1, 1]);
  }, 60_000);

  test('concurrent edits of an event leave it valid', async () => {
    const event = await make(50);
    const moderator = await server.signUp();
    await server.community.members.setRole(moderator.user.id, 'moderator');
    const params = { id: event.id };
    const edit = ({ client }: SignedUp, body: object) =>
      client.call(updateEvent, { params, body: { edit_reason: 'Pindah', ...body } });
    // Each edit is valid alone; together the event would end before it starts.
    const outcomes = await Promise.allSettled([
      edit(organizer, { start_date: inHours(26) }),
      edit(moderator, { end_date: inHours(25) }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await Promise.all([
      edit(organizer, { title: 'Temu usaha kopi' }),
      edit(moderator, { price: 5_000 }),
    ]);
    expect(await see(organizer, event)).toMatchObject({
      title: 'Temu usaha kopi',
      price: 5_000,
      sequence: 3,
    });
  });

  test('concurrent registrations never exceed a shrinking capacity', async () => {
    const event = await make(20);
    const params = { id: event.id };
    await Promise.allSettled([
      ...crowd.slice(0, 30).map((member) => join(member, event)),
      organizer.client.call(updateEvent, { params, body: { max_attendees: 8 } }),
    ]);
    const { max_attendees, current_attendees, waitlist_count = 0 } = await see(organizer, event);
    expect(current_attendees).toBeLessThanOrEqual(max_attendees ?? 0);
    expect(current_attendees + waitlist_count).toBe(30);
  }, 60_000);

  test('an attendee checked in at two doors concurrently counts once', async () => {
    const event = await make(5);
    const [guest] = crowd;
    if (!guest) throw new Error('nobody came');
    const { qr_code } = await join(guest, event);
    const params = { id: event.id };
    const doors = await Promise.all(
      Array.from({ length: 8 }, () =>
        organizer.client.call(checkInAttendee, {
          params,
          body: { code: qr_code ?? '', client_id: crypto.randomUUID() },
        }),
      ),
    );
    expect(doors.filter(({ already_checked_in }) => !already_checked_in)).toHaveLength(1);
    expect(new Set(doors.map(({ attendee }) => attendee.checked_in_at)).size).toBe(1);
  });
});
