import { checkInAttendee, getDoorList, hashCode, registerForEvent } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness } from '../harness.ts';
import { eventSteps } from './eventSteps.ts';

/** The list of a door, which recognizes codes without a network (EVT-310). */
export function doorListsSuite(harness: Harness): void {
  const { someone, make, join } = eventSteps(harness);

  describe('the list of a door', () => {
    // EVT-310
    it('a door’s list has the places with hashed codes, for those who check in', async () => {
      const [organizer, moderator] = [await someone(), await someone('moderator')];
      const event = await make(organizer, { max_attendees: 2 });
      const params = { id: event.id };
      const ani = await someone('user', { full_name: 'Ani Rahayu' });
      const { qr_code, registration_id } = await join(ani, event);
      const beni = await someone('user', { full_name: 'Beni Saputra' });
      const second = await join(beni, event);
      const waiting = await someone();
      await waiting.client.call(registerForEvent, { params, body: {} });
      const scanned_at = new Date(Date.parse(event.created_at ?? '') - 60_000).toISOString();
      const body = { registration_id: second.registration_id, scanned_at };
      await organizer.client.call(checkInAttendee, { params, body });
      const list = await organizer.client.call(getDoorList, { params });
      expect(list).toEqual({
        read_at: expect.any(String),
        attendees: [
          {
            registration_id,
            name: 'Ani Rahayu',
            code_hash: await hashCode(event.id, (qr_code ?? '').toLowerCase()),
            checked_in_at: null,
          },
          {
            registration_id: second.registration_id,
            name: 'Beni Saputra',
            code_hash: await hashCode(event.id, second.qr_code ?? ''),
            checked_in_at: scanned_at,
          },
        ],
      });
      expect(JSON.stringify(list)).not.toContain(qr_code);
      expect((await moderator.client.call(getDoorList, { params })).attendees).toHaveLength(2);
      for (const { client } of [ani, waiting])
        expect((await failureOf(client.call(getDoorList, { params }))).status).toBe(403);
    });
  });
}
