import { type Client, finishUpload, RESUMABLE_UPLOADS_PATH } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { pdf, picture } from '../../../apps/server/testing/sampleFiles.ts';
import type { Harness, Person } from '../harness.ts';
import { FILE_NOT_FOUND } from '../refusals.ts';
import { SIDE_TOO_LONG, TOO_LARGE, WRONG_TYPE } from './uploadedFiles.ts';

const INCOMPLETE = {
  status: 409,
  en: 'The file has not arrived completely yet',
  id: 'File belum terkirim seluruhnya',
};

/** Uploads in parts by the protocol tus, and what finishes them (FEED-218). */
export function resumableUploadsSuite(harness: Harness): void {
  const tus = (person: Person, method: string, path: string, more: RequestInit = {}) =>
    harness.fetch(path, {
      method,
      token: person.token,
      ...more,
      headers: { 'tus-resumable': '1.0.0', ...more.headers },
    });
  const create = (person: Person, filename: string, size: number) =>
    tus(person, 'POST', RESUMABLE_UPLOADS_PATH, {
      headers: {
        'upload-length': String(size),
        'upload-metadata': `category ${btoa('posts')},filename ${btoa(filename)}`,
      },
    });
  const send = (person: Person, path: string, offset: number, part: Uint8Array) =>
    tus(person, 'PATCH', path, {
      headers: {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: part as BodyInit,
    });
  const begin = async (person: Person, bytes: Uint8Array, sent: number, name = 'harga.pdf') => {
    const path = (await create(person, name, bytes.length)).headers.get('location') as string;
    const { status, headers } = await send(person, path, 0, bytes.subarray(0, sent));
    expect([status, headers.get('upload-offset')]).toEqual([204, String(sent)]);
    return path;
  };
  const finish = (client: Client, path: string, client_id: string = crypto.randomUUID()) =>
    client.call(finishUpload, {
      body: { upload_id: path.split('/').at(-1) as string, client_id },
    });

  describe('an upload in parts', () => {
    it('an upload in parts goes on where it was interrupted, and is the same file twice', async () => {
      const person = await harness.signUp();
      const path = await begin(person, pdf(), 10);
      await harness.refuses(INCOMPLETE, person.token, (client) => finish(client, path));
      const head = await tus(person, 'HEAD', path);
      expect(head.headers.get('upload-offset')).toBe('10');
      expect(head.headers.get('upload-length')).toBe(String(pdf().length));
      expect((await send(person, path, 0, pdf())).status).toBe(409);
      await send(person, path, 10, pdf().subarray(10));
      const key = crypto.randomUUID();
      const { file } = await finish(person.client, path, key);
      expect(file).toMatchObject({ original_filename: 'harga.pdf', file_size: pdf().length });
      expect(await finish(person.client, path, key)).toEqual({ file });
      expect((await tus(person, 'HEAD', path)).status).toBe(404);
    });

    it('an upload in parts exists for its sender alone, until it is removed', async () => {
      const [person, other] = [await harness.signUp(), await harness.signUp()];
      const path = await begin(person, pdf(), 10);
      for (const method of ['HEAD', 'DELETE'])
        expect((await tus(other, method, path)).status).toBe(404);
      expect((await send(other, path, 10, pdf().subarray(10))).status).toBe(404);
      await harness.refuses(FILE_NOT_FOUND, other.token, (client) => finish(client, path));
      expect((await tus(person, 'DELETE', path)).status).toBe(204);
      await harness.refuses(FILE_NOT_FOUND, person.token, (client) => finish(client, path));
    });

    it('an upload in parts has the limits of an upload, when it begins and when it ends', async () => {
      const person = await harness.signUp();
      expect((await create(person, 'a.pdf', 25 * 1_048_576 + 1)).status).toBe(TOO_LARGE.status);
      expect((await create(person, 'a.exe', 10)).status).toBe(WRONG_TYPE.status);
      expect((await create(person, 'a.pdf', 0)).status).toBe(422);
      expect((await create({ ...person, token: 'none' }, 'a.pdf', 10)).status).toBe(401);
      const path = await begin(person, new Uint8Array(3000).fill(65), 3000, 'a.png');
      await harness.refuses(WRONG_TYPE, person.token, (client) => finish(client, path));
      const wide = await picture('png', 16_385, 2);
      const sent = await begin(person, wide, wide.length, 'a.png');
      await harness.refuses(SIDE_TOO_LONG, person.token, (client) => finish(client, sent));
    });
  });
}
