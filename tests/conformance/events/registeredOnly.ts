import {
  cancelRegistration,
  getEventAttachments,
  getEventHistory,
  getFileInfo,
  listEvents,
  updateEvent,
  uploadEventDocument,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { eventSteps } from './eventSteps.ts';

/** Links and documents for the registered alone, where the organizer chose so. */
export function registeredOnlySuite(harness: Harness): void {
  const { someone, make, see, join } = eventSteps(harness);
  const LINKS = [{ title: 'Rapat daring', url: 'https://rapat.example/a', description: null }];
  const documentsFor = async (client: Person['client'], { id }: { id: string }) =>
    (await client.call(getEventAttachments, { params: { id } })).attachments;

  describe('links and documents for the registered alone', () => {
    it('links are shown to who has a place and who manages the event (EVT-257)', async () => {
      const [organizer, guest, waiting, other, moderator] = [
        await someone(),
        await someone(),
        await someone(),
        await someone(),
        await someone('moderator'),
      ];
      const open = await make(organizer, { links: LINKS });
      expect(open.registered_only).toBe(false);
      expect(await see(other, open)).toMatchObject({ links: LINKS, registered_only: false });
      const event = await make(organizer, {
        ...{ links: LINKS, registered_only: true, max_attendees: 1, tags: ['tertutup'] },
      });
      for (const person of [guest, waiting]) await join(person, event);
      for (const person of [organizer, guest, moderator])
        expect(await see(person, event)).toMatchObject({ links: LINKS, registered_only: true });
      for (const person of [waiting, other, { client: harness.client() }])
        expect(await see(person, event)).toMatchObject({ links: [], registered_only: true });
      const query = { search: 'tertutup' };
      const { items } = await other.client.call(listEvents, { query });
      expect(items.map(({ links }) => links)).toEqual([[]]);
      await guest.client.call(cancelRegistration, { params: { id: event.id } });
      expect((await see(guest, event)).links).toEqual([]);
      expect((await see(waiting, event)).links).toEqual(LINKS);
    });

    it('documents and their addresses are the registered’s alone (EVT-257)', async () => {
      const [organizer, guest, other] = [await someone(), await someone(), await someone()];
      const event = await make(organizer);
      await join(guest, event);
      const file = new File(['Pukul sembilan'], 'jadwal.txt');
      const body = { event_id: event.id, file };
      const { id } = await organizer.client.call(uploadEventDocument, { body });
      const reads = async ({ client }: Pick<Person, 'client'>) => {
        const [document] = await documentsFor(client, event);
        const address = document?.file?.urls?.full;
        return address ? (await harness.fetch(address)).status : null;
      };
      const [before] = await documentsFor(harness.client(), event);
      expect(await reads(other)).toBe(200);
      const change = { registered_only: true };
      await organizer.client.call(updateEvent, { params: { id: event.id }, body: change });
      for (const person of [organizer, guest]) expect(await reads(person)).toBe(200);
      for (const person of [other, { client: harness.client() }])
        expect(await documentsFor(person.client, event)).toEqual([]);
      await expect(other.client.call(getFileInfo, { params: { id } })).rejects.toMatchObject({
        status: 404,
      });
      // An address from before the choice no longer opens.
      const earlier = await harness.fetch(before?.file?.urls?.full ?? '');
      expect(earlier.status).toBe(404);
      const params = { id: event.id };
      const history = await organizer.client.call(getEventHistory, { params, query: {} });
      expect(history.edit_history[0]).toMatchObject({
        ...{ changes: change, old_values: { registered_only: false } },
      });
    });
  });
}
