import {
  deleteEventAttachment,
  type EventEdit,
  getEventAttachments,
  getEventHistory,
  orderEventAttachments,
  updateEvent,
  uploadEventDocument,
  uploadEventImage,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import { photo } from '../core/photo.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { EVENT_NOT_FOUND, eventSteps } from './eventSteps.ts';

/** The order of an event's files, and their history (EVT-320, EVT-321). */
export function fileOrderSuite(harness: Harness): void {
  const { someone, make } = eventSteps(harness);
  const addImage = async ({ client }: Person, event_id: string, name: string, more = {}) => {
    const file = new File([await photo()], name, { type: 'image/png' });
    return client.call(uploadEventImage, { body: { event_id, file, ...more } });
  };
  const addDocument = ({ client }: Person, event_id: string, name: string, more = {}) => {
    const file = new File([name], name, { type: 'text/plain' });
    return client.call(uploadEventDocument, { body: { event_id, file, ...more } });
  };
  const order = ({ client }: Pick<Person, 'client'>, id: string, ids: string[]) =>
    client.call(orderEventAttachments, { params: { id }, body: { ids } });
  const history = async ({ client }: Person, id: string): Promise<EventEdit[]> =>
    (await client.call(getEventHistory, { params: { id }, query: {} })).edit_history;

  describe('the files of an event in order', () => {
    // EVT-321
    it('named files change places among their kind, and all others stay', async () => {
      const [organizer, other] = [await someone(), await someone()];
      const { id } = await make(organizer);
      const [a, b, c] = [
        await addImage(organizer, id, 'a.png'),
        await addImage(organizer, id, 'b.png'),
        await addImage(organizer, id, 'c.png'),
      ];
      const [d, e] = [
        await addDocument(organizer, id, 'd.txt'),
        await addDocument(organizer, id, 'e.txt'),
      ];
      const shown = ({ gallery, attachments }: Awaited<ReturnType<typeof order>>) => [
        gallery.map((one) => one.id),
        attachments.map((one) => one.id),
      ];
      const ids = [e.id, NOWHERE, c.id, d.id, a.id, c.id];
      const expected = [
        [c.id, b.id, a.id],
        [e.id, d.id],
      ];
      expect(shown(await order(organizer, id, ids))).toEqual(expected);
      const params = { id };
      expect(shown(await other.client.call(getEventAttachments, { params }))).toEqual(expected);
      expect((await failureOf(order(other, id, [a.id]))).status).toBe(403);
      await harness.refuses(EVENT_NOT_FOUND, organizer.token, (client) =>
        order({ client }, NOWHERE, [a.id]),
      );
    });

    // EVT-320
    it('files added, described, moved and removed are one edit of the history', async () => {
      const [organizer, moderator] = [await someone(), await someone('moderator')];
      const { id } = await make(organizer);
      const a = await addImage(organizer, id, 'a.png', { description: 'Aula' });
      const b = await addImage(organizer, id, 'b.png');
      await addImage(organizer, id, 'spanduk.png', { is_banner: 'true' });
      const d = await addDocument(organizer, id, 'd.txt', { description: 'Jadwal' });
      expect(await history(organizer, id)).toMatchObject([
        {
          editor_name: organizer.user.full_name,
          changes: {
            banner: ['spanduk.png'],
            gallery: ['a.png (Aula)', 'b.png'],
            documents: ['d.txt (Jadwal)'],
          },
          old_values: { banner: [], gallery: [], documents: [] },
        },
      ]);
      const body = { venue: 'Aula kebun' };
      await organizer.client.call(updateEvent, { params: { id }, body });
      await order(organizer, id, [b.id, a.id]);
      await organizer.client.call(deleteEventAttachment, { params: { id: d.id } });
      await order(moderator, id, [a.id, b.id]);
      const [third, second, first] = await history(organizer, id);
      expect(third).toMatchObject({
        editor_name: moderator.user.full_name,
        changes: { gallery: ['a.png (Aula)', 'b.png'] },
        old_values: { gallery: ['b.png', 'a.png (Aula)'] },
      });
      expect(second?.changes).toEqual({ gallery: ['b.png', 'a.png (Aula)'], documents: [] });
      expect(first?.changes).toEqual(body);
    });

    it('a file taken off at once leaves nothing in the history', async () => {
      const organizer = await someone();
      const { id } = await make(organizer);
      const { id: file } = await addDocument(organizer, id, 'd.txt');
      await organizer.client.call(deleteEventAttachment, { params: { id: file } });
      expect(await history(organizer, id)).toEqual([]);
    });
  });
}
