import { updateEvent } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { eventSteps } from './eventSteps.ts';

/** Edits of an event that was edited meanwhile. */
export function staleEditsSuite(harness: Harness): void {
  const { someone, make, see } = eventSteps(harness);
  const edit = ({ client }: Pick<Person, 'client'>, { id }: { id: string }, body: object) =>
    client.call(updateEvent, { params: { id }, body });

  describe('edits of an event that was edited meanwhile', () => {
    it('an edit of an outdated version is refused, and changes nothing (EVT-256)', async () => {
      const [organizer, moderator] = [await someone(), await someone('moderator')];
      const event = await make(organizer);
      const { sequence } = event;
      expect(sequence).toBe(0);
      const corrected = { description: 'Diperbaiki', edit_reason: 'Salah tulis', sequence };
      await edit(moderator, event, corrected);
      const stale = {
        status: 409,
        en: 'This event was edited meanwhile',
        id: 'Acara ini sudah diubah oleh orang lain',
        field: 'sequence',
      };
      await harness.refuses(stale, organizer.token, (client) =>
        edit({ client }, event, { description: 'Milik saya', sequence }),
      );
      expect(await see(organizer, event)).toMatchObject({ description: 'Diperbaiki', sequence: 1 });
      // A repetition of a saved edit is not outdated.
      expect((await edit(moderator, event, corrected)).changes_made).toBe(0);
      const own = { description: 'Milik saya', sequence: 1 };
      expect((await edit(organizer, event, own)).event).toMatchObject({ sequence: 2 });
    });

    it('an edit without a version saves as before', async () => {
      const organizer = await someone();
      const event = await make(organizer);
      await edit(organizer, event, { title: 'Satu' });
      expect((await edit(organizer, event, { title: 'Dua' })).event.title).toBe('Dua');
    });
  });
}
