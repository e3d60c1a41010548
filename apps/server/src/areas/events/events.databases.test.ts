import {
  addEventOrganizer,
  createEvent,
  type Event,
  getEvent,
  listEvents,
  listNotifications,
  registerForEvent,
  updateEvent,
} from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { newId } from '../../ids.ts';
import { areas } from '../areas.ts';
import { archiveOf, deleteMember } from '../memberData.ts';
import { eventApproval } from './approval.ts';

const databases = testDatabases();
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const DETAILS = {
  title: 'Temu usaha',
  description: 'Pembeli bertemu petani',
  event_type: 'Networking' as const,
  start_date: inHours(24),
  end_date: inHours(27),
  location: 'Takengon',
};

describe(`events on the ${databases.kind} database`, () => {
  let server: TestServer;
  let careful: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await databases.create() });
    careful = await startTestServer({
      databaseUrl: await databases.create(),
      approveNewMembersDays: 7,
    });
  });
  afterAll(async () => {
    await server.close();
    await careful.close();
  });

  const make = ({ client }: SignedUp, parts: object = {}) =>
    client.call(createEvent, { body: { ...DETAILS, ...parts } });
  const join = ({ client }: SignedUp, { id }: Event) =>
    client.call(registerForEvent, { params: { id }, body: {} });
  const see = ({ client }: Pick<SignedUp, 'client'>, { id }: Event) =>
    client.call(getEvent, { params: { id } });
  const notificationsOf = async ({ client }: SignedUp) =>
    (await client.call(listNotifications, { query: {} })).items.map(({ kind }) => kind);

  describe('an event of a new member', () => {
    const decide = (id: string, isApproved: boolean) =>
      careful.community.fanOut.transaction((write, publish) =>
        eventApproval.decide(write, id, {
          isApproved,
          notes: undefined,
          decisionId: newId(),
          community: careful.community,
          publish,
        }),
      );
    const listed = async ({ client }: Pick<SignedUp, 'client'>, query: object = {}) =>
      (await client.call(listEvents, { query })).items.map(({ id }) => id);

    test('a new member’s event is pending and visible to organizer and moderators alone', async () => {
      const [organizer, other, moderator] = [
        await careful.signUp(),
        await careful.signUp(),
        await careful.signUp(),
      ];
      await careful.community.members.setRole(moderator.user.id, 'moderator');
      const event = await make(organizer);
      expect(event.approval_status).toBe('pending');
      await expect(see(other, event)).rejects.toMatchObject({ status: 404 });
      await expect(join(other, event)).rejects.toMatchObject({ status: 404 });
      expect(await see(moderator, event)).toMatchObject({ id: event.id });
      expect(await listed(organizer)).toEqual([]);
      expect(await listed(organizer, { mine: 'organized' })).toEqual([event.id]);
      expect(await eventApproval.pending(careful.community.db, 10)).toMatchObject([
        { id: event.id },
      ]);
      expect(await decide(event.id, true)).toBe(true);
      expect(await decide(event.id, false)).toBe(false);
      expect(await listed(other)).toEqual([event.id]);
      expect(await notificationsOf(organizer)).toEqual(['event_approved']);
      // A moderator's own event is approved at once.
      expect((await make(moderator)).approval_status).toBe('approved');
    });

    test('a rejected event corrected by its organizer is pending again', async () => {
      const organizer = await careful.signUp();
      const event = await make(organizer);
      await decide(event.id, false);
      expect(await see(organizer, event)).toMatchObject({ approval_status: 'rejected' });
      const body = { title: 'Temu usaha kopi' };
      await organizer.client.call(updateEvent, { params: { id: event.id }, body });
      expect(await see(organizer, event)).toMatchObject({ approval_status: 'pending' });
      expect(await notificationsOf(organizer)).toEqual(['event_rejected']);
    });
  });

  test('deleting a member frees their places and keeps or cancels their events', async () => {
    const [leaving, organizer, guest] = [
      await server.signUp(),
      await server.signUp(),
      await server.signUp(),
    ];
    const small = await make(organizer, { max_attendees: 1 });
    await join(leaving, small);
    await join(guest, small);
    const own = await make(leaving);
    await join(guest, own);
    const past = await make(leaving, { start_date: inHours(-9), end_date: inHours(-8) });
    const archive = await archiveOf(areas, server.community.db, leaving.user.id);
    expect(archive.events).toMatchObject({
      events: [{ id: own.id }, { id: past.id }],
      event_registrations: [{ event_id: small.id, status: 'registered' }],
    });
    await deleteMember(areas, server.community, leaving.user.id);
    await server.outbox.run();
    expect(await see(guest, small)).toMatchObject({
      current_attendees: 1,
      waitlist_count: 0,
      my_registration: { status: 'registered' },
    });
    const withoutOrganizer = {
      organizer_id: null,
      organizer: null,
      organizer_name: leaving.user.full_name,
    };
    expect(await see(guest, own)).toMatchObject({
      ...withoutOrganizer,
      status: 'cancelled',
      sequence: 1,
    });
    expect(await see(guest, past)).toMatchObject({ ...withoutOrganizer, status: 'active' });
    expect((await notificationsOf(guest)).sort()).toEqual(['event_cancelled', 'event_moved_up']);
  });

  test('deleting an owner notifies co-organizers, deleting one of those removes them', async () => {
    const [owner, helper, leaving] = [
      await server.signUp(),
      await server.signUp(),
      await server.signUp(),
    ];
    const event = await make(owner);
    for (const { user } of [helper, leaving])
      await owner.client.call(addEventOrganizer, { params: { id: event.id, userId: user.id } });
    const archive = await archiveOf(areas, server.community.db, leaving.user.id);
    expect(archive.events).toMatchObject({ event_organizers: [{ event_id: event.id }] });
    await deleteMember(areas, server.community, leaving.user.id);
    expect((await see(owner, event)).organizers?.map(({ id }) => id)).toEqual([helper.user.id]);
    await deleteMember(areas, server.community, owner.user.id);
    expect(await notificationsOf(helper)).toContain('event_cancelled');
    expect(await see(helper, event)).toMatchObject({ status: 'cancelled', organizer: null });
  });

  test('cancelling an event writes one outbox row, however many registered', async () => {
    const organizer = await server.signUp();
    const event = await make(organizer);
    const guests = [await server.signUp(), await server.signUp(), await server.signUp()];
    for (const guest of guests) await join(guest, event);
    const body = { status: 'cancelled' as const };
    await organizer.client.call(updateEvent, { params: { id: event.id }, body });
    await server.outbox.run();
    const rows = await server.community.db
      .selectFrom('outbox')
      .where('kind', '=', 'event_cancelled')
      .select('payload')
      .execute();
    expect(rows.filter(({ payload }) => payload.includes(event.id))).toHaveLength(1);
    for (const guest of guests) expect(await notificationsOf(guest)).toEqual(['event_cancelled']);
  });
});
