import { createEvent, listNotifications, registerForEvent } from '@saudagar/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { areas } from '../areas.ts';
import { wordNotification } from '../notifications/words.ts';
import { startOutbox } from '../startOutbox.ts';

const databases = testDatabases();
const HOUR = 3_600_000;
const CROWD = 6;

describe(`reminders of events on the ${databases.kind} database`, () => {
  let server: TestServer;
  let clock = Date.parse('2026-11-30T02:00:00.000Z');
  beforeAll(async () => {
    const databaseUrl = await databases.create();
    server = await startTestServer({ databaseUrl, now: () => new Date(clock) });
  });
  afterAll(() => server.close());

  const at = (hours: number) => new Date(clock + hours * HOUR).toISOString();
  const listed = async ({ client }: SignedUp) =>
    (await client.call(listNotifications, { query: {} })).items;

  test('two processes remind each attendee of each event once', async () => {
    const organizer = await server.signUp();
    const guests: SignedUp[] = [];
    for (let made = 0; made < CROWD; made += 1) guests.push(await server.signUp());
    const events: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const { id } = await organizer.client.call(createEvent, {
        body: {
          title: `Temu ${made}`,
          description: 'Pembeli bertemu petani',
          event_type: 'Networking',
          start_date: at(30),
          end_date: at(32),
          location: 'Takengon',
        },
      });
      events.push(id);
    }
    for (const guest of guests)
      for (const id of events)
        await guest.client.call(registerForEvent, { params: { id }, body: {} });
    clock += 7 * HOUR;
    const other = startOutbox(server.community, pino({ level: 'silent' }), areas);
    for (let time = 0; time < 3; time += 1) await Promise.all([server.outbox.run(), other.run()]);
    await other.stop();
    for (const guest of guests)
      expect(
        (await listed(guest)).map(({ kind, subject }) => `${kind} ${subject.id}`).sort(),
      ).toEqual(events.map((id) => `event_day_reminder ${id}`).sort());
    // A process of later finds nothing left.
    const again = startOutbox(server.community, pino({ level: 'silent' }), areas);
    await again.run();
    await again.stop();
    expect(await listed(guests[0] as SignedUp)).toHaveLength(events.length);
  });

  test('a push of a reminder says time, zone and place in the reader’s language', () => {
    const time = {
      start_date: '2026-12-05T00:00:00.000Z',
      end_date: '2026-12-05T03:00:00.000Z',
      time_zone: 'Asia/Jayapura',
    };
    const reminder = { subject_title: 'Pasar sagu', facts: { time, place: 'Aula, Jayapura' } };
    const named = { kind: 'event_day_reminder', names: [], count: 0, ...reminder };
    expect(wordNotification(named, 'id')).toMatch(
      /^Pengingat: Anda terdaftar di “Pasar sagu” \(Sab, 5 Des 2026.*09\.00.*WIT; Aula, Jayapura\)$/,
    );
    expect(wordNotification(named, 'en')).toMatch(
      /\(Sat, Dec 5, 2026.*9:00.*WIT; Aula, Jayapura\)$/,
    );
  });
});
