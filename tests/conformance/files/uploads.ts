import {
  FEED_IMAGE_MAX_BYTES,
  FILE_LIMITS,
  FileCategory,
  getFileByName,
  getFileInfo,
  uploadFile,
  uploadFileAlias,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import { pdf, picture } from '../../../apps/server/testing/sampleFiles.ts';
import type { Harness } from '../harness.ts';
import { CONTENT, fileOf, TOO_LARGE, textOf, WRONG_TYPE } from './uploadedFiles.ts';

/** Accepted uploads, for a post and by the uploaders (FEED-030–044, FEED-052, WID-028–051). */
export function uploadsSuite(harness: Harness): void {
  describe('an upload repeated with its client id', () => {
    it('an upload repeated with its client id gives the first file, at once and later', async () => {
      const { client } = await harness.signUp();
      const file = await fileOf('harga.png', picture('png'));
      const body = { category: 'posts' as const, client_id: crypto.randomUUID(), file };
      const once = () => client.call(uploadFile, { body });
      const [first, ...others] = await Promise.all(Array.from({ length: 4 }, once));
      for (const other of [...others, await once()]) expect(other).toEqual(first);
    });

    it('an upload with the client id of another member, or without one, is a new file', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const file = await fileOf('harga.txt', Buffer.from('Kopi'));
      const send = (person: typeof a, client_id?: string) =>
        person.client.call(uploadFile, { body: { category: 'posts', client_id, file } });
      const key = crypto.randomUUID();
      const sent = [await send(a, key), await send(b, key), await send(a), await send(a)];
      expect(new Set(sent.map((each) => each.file.id)).size).toBe(4);
    });
  });

  describe('an upload', () => {
    const kinds = FileCategory.options.flatMap((category) =>
      FILE_LIMITS[category].kinds.flatMap((kind) =>
        kind.extensions.map((extension) => ({ category, extension, kind })),
      ),
    );

    // ADM-226–234, FEED-055
    test.each(kinds)('an upload of $extension is accepted among $category', async (one) => {
      const { category, extension, kind } = one;
      const { client } = await harness.signUp();
      const name = `Berkas Saya.${extension.toUpperCase()}`;
      const file = await fileOf(name, CONTENT[extension]?.() ?? new Uint8Array());
      const isImage = kind.type === 'image';
      const { file: info } = await client.call(uploadFile, { body: { category, file } });
      const storedExtension = kind.extensions[0];
      expect(info).toEqual({
        id: expect.any(String),
        category,
        filename: `${info.id}.${storedExtension}`,
        original_filename: name,
        file_type: kind.type,
        mime_type: kind.mime,
        file_size: isImage ? expect.any(Number) : file.size,
        extension: storedExtension,
        width: isImage ? 40 : null,
        height: isImage ? 30 : null,
        description: null,
        urls: {
          thumbnail: isImage ? expect.stringContaining(`/api/files/thumbnail/${info.id}?`) : null,
          full: expect.stringContaining(`/api/files/${category}/${info.filename}?`),
          download: expect.stringContaining(`/api/files/download/${info.id}?`),
        },
      });
      expect(await client.call(getFileInfo, { params: { id: info.id } })).toEqual(info);
      const { filename } = info;
      const opened = await client.call(getFileByName, { params: { category, filename } });
      expect(opened.size).toBe(info.file_size);
    });

    // FEED-053
    it('an upload by the second path is accepted', async () => {
      const { client } = await harness.signUp();
      const file = await fileOf('harga.txt', Buffer.from('Kopi'));
      const reply = await client.call(uploadFileAlias, { body: { category: 'posts', file } });
      expect(reply.file).toMatchObject({ original_filename: 'harga.txt', file_size: 4 });
    });

    it('an upload by the second path has the same limits', async () => {
      const { token } = await harness.signUp();
      const large = await fileOf('lebih.png', textOf(FEED_IMAGE_MAX_BYTES + 1));
      const video = await fileOf('klip.mp4', textOf(8), 'video/mp4');
      for (const [refused, file] of [
        [TOO_LARGE, large],
        [WRONG_TYPE, video],
      ] as const) {
        await harness.refuses(refused, token, (client) =>
          client.call(uploadFileAlias, { body: { category: 'posts', file } }),
        );
      }
    });

    it('an image named as another kind is stored and named by its content', async () => {
      const { client } = await harness.signUp();
      const file = await fileOf('foto.gudang.PNG', picture('jpeg'));
      const reply = await client.call(uploadFile, { body: { category: 'posts', file } });
      expect(reply.file).toMatchObject({
        original_filename: 'foto.gudang.jpg',
        filename: `${reply.file.id}.jpg`,
        mime_type: 'image/jpeg',
        extension: 'jpg',
      });
    });

    it('an upload is read whether its type is announced or not', async () => {
      const { client } = await harness.signUp();
      for (const type of ['', 'application/octet-stream']) {
        const file = await fileOf('katalog.pdf', pdf(), type);
        const reply = await client.call(uploadFile, { body: { category: 'posts', file } });
        expect(reply.file.mime_type).toBe('application/pdf');
      }
    });

    it('an uploaded file keeps its name in any script', async () => {
      const { client } = await harness.signUp();
      const name = 'Daftar “harga” – 価格 (1).txt';
      const file = await fileOf(name, Buffer.from('Kopi'));
      const reply = await client.call(uploadFile, { body: { category: 'posts', file } });
      expect(reply.file.original_filename).toBe(name);
    });
  });
}
