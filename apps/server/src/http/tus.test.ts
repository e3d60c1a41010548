import { once } from 'node:events';
import { readdir, stat, utimes } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { finishUpload, MEGABYTE, RESUMABLE_UPLOADS_PATH, uploadFile } from '@saudagar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdf, picture } from '../../testing/sampleFiles.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { addressesOf, bytesAt, refusalOf } from '../../testing/uploadFixture.ts';
import { DEFAULT_LIMITS, NO_LIMITS } from '../limits/limits.ts';

const PORTAL = 'https://portal.example';

let server: TestServer;
let member: SignedUp;
beforeAll(async () => {
  server = await startTestServer({ corsOrigins: [PORTAL] });
});
beforeEach(async () => {
  member = await server.signUp();
});
afterAll(() => server.close());

const metadata = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const create = (
  size: number,
  fields: Record<string, string> = {},
  { token }: Pick<SignedUp, 'token'> = member,
  of = server,
) =>
  of.fetch(RESUMABLE_UPLOADS_PATH, {
    method: 'POST',
    token,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': metadata({ category: 'posts', filename: 'harga.pdf', ...fields }),
    },
  });

const begin = async (size: number, fields?: Record<string, string>) =>
  (await create(size, fields)).headers.get('location') ?? '';

const send = (path: string, offset: number, part: Uint8Array, { token } = member) =>
  server.fetch(path, {
    method: 'PATCH',
    token,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: part as BodyInit,
  });

const ask = (path: string, method = 'HEAD', { token } = member) =>
  server.fetch(path, { method, token, headers: { 'tus-resumable': '1.0.0' } });

const idOf = (path: string) => path.split('/').at(-1) as string;
const finish = (path: string, client_id = crypto.randomUUID(), { client } = member) =>
  client.call(finishUpload, { body: { upload_id: idOf(path), client_id } });

const staged = () => readdir(join(server.dataDir, 'staging'));

/** Sends the first bytes of a part, then cuts the connection. */
async function sendAndCut(path: string, part: Uint8Array, until: number): Promise<void> {
  const cut = httpRequest(`${server.address}${path}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${member.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': part.length,
    },
  });
  cut.write(part.subarray(0, until));
  const arrived = () => stat(join(server.dataDir, 'staging', idOf(path)));
  await expect.poll(async () => (await arrived()).size).toBe(until);
  cut.destroy();
  await once(cut, 'error');
}

describe('an upload in parts', () => {
  test('parts become the same file as one upload', async () => {
    const bytes = await picture('png', 300, 200);
    const path = await begin(bytes.length, { filename: 'Batik – 日本.png', filetype: 'image/png' });
    expect((await send(path, 0, bytes.subarray(0, 100))).headers.get('upload-offset')).toBe('100');
    expect((await ask(path)).headers.get('upload-offset')).toBe('100');
    expect((await send(path, 100, bytes.subarray(100))).status).toBe(204);
    const { file } = await finish(path);
    expect(file).toMatchObject({
      ...{ category: 'posts', original_filename: 'Batik – 日本.png', file_type: 'image' },
      ...{ mime_type: 'image/png', width: 300, height: 200 },
    });
    expect((await bytesAt(server, addressesOf(file).full)).length).toBe(file.file_size);
  });

  test('an upload goes on after a lost connection, from what had arrived', async () => {
    const bytes = Buffer.concat([pdf(), Buffer.alloc(3 * MEGABYTE)]);
    const path = await begin(bytes.length);
    await sendAndCut(path, bytes, 2 * MEGABYTE);
    const offset = Number((await ask(path)).headers.get('upload-offset'));
    expect(offset).toBe(2 * MEGABYTE);
    expect((await send(path, 0, bytes.subarray(0, 9))).status).toBe(409);
    await send(path, offset, bytes.subarray(offset));
    const { file } = await finish(path);
    expect(file.file_size).toBe(bytes.length);
  });

  test('a finished upload is finished again as the same file, and staged no more', async () => {
    const path = await begin(pdf().length);
    await send(path, 0, pdf());
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([finish(path, key), finish(path, key)]);
    expect([second, await finish(path, key)]).toEqual([first, first]);
    expect((await staged()).filter((name) => name.startsWith(idOf(path)))).toEqual([]);
    const body = { category: 'posts' as const, client_id: key, file: new File(['a'], 'a.txt') };
    expect(await member.client.call(uploadFile, { body })).toEqual(first);
  });

  test('a removed upload leaves nothing behind', async () => {
    const path = await begin(1000);
    await send(path, 0, new Uint8Array(500));
    expect((await ask(path, 'DELETE')).status).toBe(204);
    expect((await ask(path)).status).toBe(404);
    expect((await staged()).filter((name) => name.startsWith(idOf(path)))).toEqual([]);
  });

  test('an upload a day old is swept, and a younger one stays', async () => {
    const [old, young] = [await begin(1000), await begin(1000)];
    const before = new Date(Date.now() - 25 * 3_600_000);
    for (const name of [idOf(old), `${idOf(old)}.json`])
      await utimes(join(server.dataDir, 'staging', name), before, before);
    await server.community.blobs.sweepScratch();
    expect((await ask(old)).status).toBe(404);
    expect((await ask(young)).status).toBe(200);
  });
});

describe('a refused upload', () => {
  test.each([
    ['over its limit', 25 * MEGABYTE + 1, {}, 413, 'File is too large'],
    ['of a type the category does not take', 10, { filename: 'a.exe' }, 415, undefined],
    ['of an unknown category', 10, { category: 'rahasia' }, 422, undefined],
    ['without bytes', 0, {}, 422, 'The file is empty'],
  ])('an upload %s is refused at once', async (_, size, fields, status, detail) => {
    const before = await staged();
    const answer = await create(size, fields as Record<string, string>);
    expect(answer.status).toBe(status);
    if (detail) expect(await answer.json()).toMatchObject({ detail });
    expect(await staged()).toEqual(before);
  });

  test('bytes of another type than the name says are refused when finished', async () => {
    const path = await begin(3000);
    await send(path, 0, new Uint8Array(3000).fill(65));
    expect(await refusalOf(finish(path))).toMatchObject({ status: 415, field: 'file' });
  });

  test('an incomplete upload cannot be finished', async () => {
    const path = await begin(1000);
    await send(path, 0, new Uint8Array(999));
    expect(await refusalOf(finish(path))).toMatchObject({ status: 409 });
  });

  test('more bytes than announced are refused', async () => {
    const path = await begin(10);
    expect((await send(path, 0, new Uint8Array(11))).status).toBe(413);
  });

  test('the bytes of a day are counted at creation', async () => {
    const own = await startTestServer({
      limits: { ...NO_LIMITS, uploadBytes: { ...DEFAULT_LIMITS.uploadBytes, most: 1000 } },
    });
    try {
      const person = await own.signUp();
      expect((await create(900, {}, person, own)).status).toBe(201);
      expect((await create(900, {}, person, own)).status).toBe(429);
    } finally {
      await own.close();
    }
  });
});

describe("another member's upload", () => {
  test('an upload exists for nobody but its sender', async () => {
    const path = await begin(pdf().length);
    await send(path, 0, pdf());
    const other = await server.signUp();
    expect((await ask(path, 'HEAD', other)).status).toBe(404);
    expect((await send(path, 0, pdf(), other)).status).toBe(404);
    expect((await ask(path, 'DELETE', other)).status).toBe(404);
    expect(await refusalOf(finish(path, undefined, other))).toMatchObject({ status: 404 });
    expect((await ask(path)).status).toBe(200);
  });

  test('a stranger is asked to sign in', async () => {
    const path = await begin(10);
    expect((await create(10, {}, { token: '' })).status).toBe(401);
    expect((await server.fetch(path, { method: 'HEAD' })).status).toBe(401);
  });
});

test('a page of a listed portal may send parts and read where to go on', async () => {
  const asked = await server.fetch(`${RESUMABLE_UPLOADS_PATH}/a`, {
    method: 'OPTIONS',
    headers: {
      origin: PORTAL,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'tus-resumable,upload-offset,content-type',
    },
  });
  expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(asked.headers.get('access-control-allow-headers')).toContain('upload-offset');
  const path = await begin(10);
  const { headers } = await server.fetch(path, {
    method: 'HEAD',
    token: member.token,
    headers: { origin: PORTAL, 'tus-resumable': '1.0.0' },
  });
  expect(headers.get('access-control-allow-origin')).toBe(PORTAL);
  const exposed = headers.get('access-control-expose-headers')?.toLowerCase().split(/, */);
  expect(exposed).toEqual(expect.arrayContaining(['location', 'upload-offset', 'upload-length']));
});
