import {
  exportAttendees,
  flagContent,
  listAttendees,
  listAuditLog,
  reviewFlag,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { eventSteps } from './eventSteps.ts';

/** Answers of attendees, which staff reads in an open case alone. */
export function answersInCasesSuite(harness: Harness): void {
  const { someone, make, join } = eventSteps(harness);

  describe('answers of attendees in a case', () => {
    it('staff reads and exports answers while a report is open, logged (EVT-258)', async () => {
      const [organizer, guest, moderator, reporting, admin] = [
        await someone(),
        await someone(),
        await someone('moderator'),
        await someone('moderator'),
        await someone('admin'),
      ];
      const event = await make(organizer);
      const registration_data = { company: 'Toko Rahasia', notes: 'Datang terlambat' };
      await join(guest, event, { registration_data });
      const params = { id: event.id };
      const reads = async ({ client }: Person) => {
        const { items } = await client.call(listAttendees, { params, query: {} });
        const { csv } = await client.call(exportAttendees, { params, query: {} });
        expect(csv.includes('Datang terlambat')).toBe(items[0]?.registration_data !== undefined);
        return items[0]?.registration_data;
      };
      expect(await reads(moderator)).toBeUndefined();
      const flag = { content_type: 'event', content_id: event.id, reason: 'spam' } as const;
      const { id } = await reporting.client.call(flagContent, { body: flag });
      expect(await reads(moderator)).toEqual(registration_data);
      // A report of one's own opens nothing.
      expect(await reads(reporting)).toBeUndefined();
      const { items } = await admin.client.call(listAuditLog, { query: {} });
      const looks = items.filter(
        ({ content_id, action_type }) => content_id === event.id && action_type === 'view_answers',
      );
      expect(looks.map(({ actor }) => actor?.id)).toEqual([moderator.user.id]);
      const query = { action: 'dismiss' } as const;
      await moderator.client.call(reviewFlag, { params: { id }, query });
      expect(await reads(moderator)).toBeUndefined();
    });
  });
}
