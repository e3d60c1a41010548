import {
  type Client,
  deleteEventAttachment,
  downloadFile,
  EVENT_DOCUMENTS_MAX,
  EVENT_GALLERY_MAX,
  getEventAttachments,
  getFileThumbnail,
  MEGABYTE,
  uploadEventDocument,
  uploadEventImage,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import { photo } from '../core/photo.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { EVENT_NOT_FOUND, eventSteps } from './eventSteps.ts';

/** Banner, gallery and documents of events (EVT-066–085, EVT-117–136, EVT-153–167, EVT-220). */
export function attachmentsSuite(harness: Harness): void {
  const { someone, make, see } = eventSteps(harness);
  const addImage = async (
    { client }: Pick<Person, 'client'>,
    event_id: string,
    parts: object = {},
  ) => client.call(uploadEventImage, { body: { event_id, file: await photo(), ...parts } });
  const text = (name = 'jadwal.txt') => new File(['Pukul sembilan'], name);
  const addDocument = ({ client }: Pick<Person, 'client'>, event_id: string, parts: object = {}) =>
    client.call(uploadEventDocument, { body: { event_id, file: text(), ...parts } });
  const filesOf = ({ client }: Pick<Person, 'client'>, { id }: { id: string }) =>
    client.call(getEventAttachments, { params: { id } });

  describe('the files of an event', () => {
    it('an event has a banner, a gallery and documents, each with its description', async () => {
      const [organizer, member] = [await someone(), await someone()];
      const event = await make(organizer);
      await addImage(organizer, event.id, { is_banner: 'true', description: 'Lama' });
      const banner = await addImage(organizer, event.id, {
        is_banner: 'true',
        description: 'Panggung',
      });
      const client_id = crypto.randomUUID();
      const picture = await addImage(organizer, event.id, { description: 'Kebun', client_id });
      expect(await addImage(organizer, event.id, { client_id })).toMatchObject({ id: picture.id });
      const document = await addDocument(organizer, event.id, { description: 'Jadwal' });
      const files = await filesOf(member, event);
      expect(files.banner).toMatchObject({ id: banner.id, description: 'Panggung' });
      expect(files.gallery).toMatchObject([
        { id: picture.id, description: 'Kebun', thumbnail_path: expect.any(String) },
      ]);
      expect(files.attachments).toMatchObject([
        { id: document.id, file_name: 'jadwal.txt', file_size: 14, mime_type: 'text/plain' },
      ]);
      expect(await see(member, event)).toMatchObject({
        banner_image_url: expect.any(String),
        banner: { id: banner.id },
      });
      const params = { id: document.id };
      expect((await member.client.call(downloadFile, { params })).size).toBe(14);
      const thumbnail = { params: { id: picture.id } };
      expect((await member.client.call(getFileThumbnail, thumbnail)).type).toContain('image/');
    });

    it('an event refuses more than five pictures and ten documents', async () => {
      const organizer = await someone();
      const event = await make(organizer);
      for (let made = 0; made < EVENT_GALLERY_MAX; made += 1) await addImage(organizer, event.id);
      for (let made = 0; made < EVENT_DOCUMENTS_MAX; made += 1)
        await addDocument(organizer, event.id);
      const gallery = {
        status: 409,
        en: 'The gallery holds at most 5 images',
        id: 'Galeri memuat paling banyak 5 gambar',
        field: 'file',
      };
      await harness.refuses(gallery, organizer.token, (client) => addImage({ client }, event.id));
      const documents = {
        status: 409,
        en: 'An event holds at most 10 documents',
        id: 'Acara memuat paling banyak 10 dokumen',
        field: 'file',
      };
      await harness.refuses(documents, organizer.token, (client) =>
        addDocument({ client }, event.id),
      );
      // A banner does not count in the gallery.
      await addImage(organizer, event.id, { is_banner: 'true' });
    });

    it('banner, gallery and documents each refuse other kinds and larger files', async () => {
      const organizer = await someone();
      const event = await make(organizer);
      const statusOf = async (call: Promise<unknown>) => (await failureOf(call)).status;
      expect(await statusOf(addImage(organizer, event.id, { file: text() }))).toBe(415);
      expect(await statusOf(addDocument(organizer, event.id, { file: await photo() }))).toBe(415);
      const large = new File([new Uint8Array(10 * MEGABYTE + 1)], 'besar.jpg');
      expect(await statusOf(addImage(organizer, event.id, { file: large }))).toBe(413);
      const huge = new File([new Uint8Array(50 * MEGABYTE + 1)], 'besar.txt');
      expect(await statusOf(addDocument(organizer, event.id, { file: huge }))).toBe(413);
    });

    it('the manager of an event removes its files, which are deleted', async () => {
      const [organizer, moderator, member] = [
        await someone(),
        await someone('moderator'),
        await someone(),
      ];
      const event = await make(organizer);
      const picture = await addImage(organizer, event.id);
      const remove = ({ client }: Person) =>
        client.call(deleteEventAttachment, { params: { id: picture.id } });
      expect((await failureOf(remove(member))).status).toBe(403);
      await remove(moderator);
      expect((await filesOf(member, event)).gallery).toEqual([]);
      const thumbnail = member.client.call(getFileThumbnail, { params: { id: picture.id } });
      expect((await failureOf(thumbnail)).status).toBe(404);
      expect((await failureOf(remove(moderator))).status).toBe(404);
    });

    it('files of an unknown event are not found', async () => {
      const { token } = await someone();
      const calls: ((client: Client) => Promise<unknown>)[] = [
        (client) => addImage({ client }, NOWHERE),
        (client) => addDocument({ client }, NOWHERE),
        (client) => filesOf({ client }, { id: NOWHERE }),
      ];
      for (const call of calls) await harness.refuses(EVENT_NOT_FOUND, token, call);
    });
  });
}
