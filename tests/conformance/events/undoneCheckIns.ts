import {
  cancelRegistration,
  checkInAttendee,
  listAttendees,
  undoCheckIn,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { eventSteps } from './eventSteps.ts';

/** Check-ins taken back, and registrations after check-in (EVT-244, EVT-245). */
export function undoneCheckInsSuite(harness: Harness): void {
  const { someone, make, see, join } = eventSteps(harness);
  const checkIn = ({ client }: Person, { id }: { id: string }, body: object) =>
    client.call(checkInAttendee, { params: { id }, body });
  const names = async ({ client }: Person, { id }: { id: string }, query: object) =>
    (await client.call(listAttendees, { params: { id }, query })).items.map(
      ({ member }) => member.full_name,
    );

  describe('a check-in that is taken back', () => {
    it('a check-in is undone by all who check in, and its repetition stays undone', async () => {
      const [organizer, moderator] = [await someone(), await someone('moderator')];
      const [guest, other] = [await someone(), await someone()];
      const event = await make(organizer);
      const { registration_id } = await join(guest, event);
      const undo = ({ client }: Pick<Person, 'client'>, id = registration_id) =>
        client.call(undoCheckIn, { params: { id: event.id }, body: { registration_id: id } });
      const door = { registration_id, client_id: crypto.randomUUID() };
      await checkIn(organizer, event, door);
      expect((await failureOf(undo(other))).status).toBe(403);
      expect((await undo(organizer)).attendee).toMatchObject({
        ...{ registration_id, checked_in_at: null },
        member: { id: guest.user.id },
      });
      // The reply to the check-in was lost, and the phone at the door sends it again.
      expect((await checkIn(organizer, event, door)).attendee.checked_in_at).toBeNull();
      expect(await names(organizer, event, { status: 'expected' })).toHaveLength(1);
      const again = await checkIn(moderator, event, { registration_id });
      expect(again).toMatchObject({
        already_checked_in: false,
        attendee: { checked_in_at: expect.any(String) },
      });
      await undo(moderator);
      expect((await undo(moderator)).attendee.checked_in_at).toBeNull();
      const unknown = {
        status: 404,
        en: 'Nobody registered for this event has this code',
        id: 'Tidak ada peserta acara ini dengan kode tersebut',
        field: 'registration_id',
      };
      await harness.refuses(unknown, organizer.token, (client) => undo({ client }, NOWHERE));
    });

    it('a registration stays after check-in, until that is undone (EVT-245)', async () => {
      const [organizer, guest] = [await someone(), await someone()];
      const event = await make(organizer);
      const { registration_id, qr_code } = await join(guest, event);
      const params = { id: event.id };
      await checkIn(organizer, event, { registration_id });
      const stays = {
        status: 409,
        en: 'You have checked in. Write to the organizer if you cannot stay.',
        id: 'Anda sudah check-in. Hubungi penyelenggara jika tidak jadi ikut.',
      };
      await harness.refuses(stays, guest.token, (client) =>
        client.call(cancelRegistration, { params }),
      );
      expect((await see(guest, event)).my_registration?.checked_in_at).toBeTruthy();
      await organizer.client.call(undoCheckIn, { params, body: { registration_id } });
      await guest.client.call(cancelRegistration, { params });
      const code = qr_code ?? '';
      expect((await failureOf(checkIn(organizer, event, { code }))).status).toBe(404);
    });
  });
}
