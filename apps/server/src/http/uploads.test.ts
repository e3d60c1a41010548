import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPost, getFileInfo, uploadFileAlias } from '@saudagar/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { officeDocument, pdf, phonePhoto, picture } from '../../testing/sampleFiles.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { addressesOf, bytesAt, fileOf, refusalOf, uploadBy } from '../../testing/uploadFixture.ts';

let moment = new Date('2026-11-21T08:00:00Z').getTime();
let parent: string;
let server: TestServer;
let member: SignedUp;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'uploads-'));
  server = await startTestServer({ now: () => new Date(moment), dataDir: join(parent, 'data') });
});
beforeEach(async () => {
  member = await server.signUp();
});
afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

const upload = (file: File) => uploadBy(member, file);

describe('an image', () => {
  test('an image is stored with its size, a thumbnail and addresses that open it', async () => {
    const { file } = await upload(
      fileOf('Batik Tulis – naïve 日本.PNG', await picture('png', 1200, 900), 'image/png'),
    );
    expect(file).toMatchObject({
      category: 'posts',
      original_filename: 'Batik Tulis – naïve 日本.PNG',
      file_type: 'image',
      mime_type: 'image/png',
      extension: 'png',
      width: 1200,
      height: 900,
    });
    expect(await member.client.call(getFileInfo, { params: { id: file.id } })).toEqual(file);
    const { full, thumbnail, download } = addressesOf(file);
    expect((await sharp(await bytesAt(server, full)).metadata()).format).toBe('png');
    expect((await bytesAt(server, full)).byteLength).toBe(file.file_size);
    const small = await sharp(await bytesAt(server, thumbnail ?? '')).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 640, height: 480 });
    const response = await server.fetch(download);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
    expect(response.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Batik%20Tulis%20%E2%80%93%20na%C3%AFve%20%E6%97%A5%E6%9C%AC.PNG",
    );
  });

  test('an image is stored upright and without its location', async () => {
    const photo = await phonePhoto(40, 30);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { file } = await upload(fileOf('photo.jpg', photo, 'image/jpeg'));
    expect(file).toMatchObject({ width: 30, height: 40 });
    const stored = await sharp(await bytesAt(server, addressesOf(file).full)).metadata();
    expect(stored).toMatchObject({ width: 30, height: 40 });
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s image is accepted', async (format) => {
    const extension = format === 'jpeg' ? 'jpg' : format;
    const { file } = await upload(fileOf(`a.${extension}`, await picture(format)));
    expect(file).toMatchObject({ file_type: 'image', width: 40, height: 30 });
  });

  test('an image is shown inline and cached by the browser only', async () => {
    const { file } = await upload(fileOf('a.png', await picture('png'), 'image/png'));
    const { headers } = await server.fetch(addressesOf(file).full);
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(headers.get('cache-control')).toMatch(/^private, max-age=/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    ['cut in the middle', async () => (await picture('jpeg', 400, 400)).subarray(0, 900), 415],
    ['of too many pixels', () => picture('png', 9000, 9000), 413],
  ])('an image %s is refused', async (_, make, status) => {
    const name = status === 415 ? 'a.jpg' : 'a.png';
    expect(await refusalOf(upload(fileOf(name, await make())))).toMatchObject({ status });
  });
});

describe('a document', () => {
  test.each([
    ['harga.pdf', () => pdf(), 'application/pdf'],
    ['harga.txt', () => 'Harga naik', 'text/plain; charset=utf-8'],
  ])('the document %s opens in the browser and downloads elsewhere', async (name, make, type) => {
    const { file } = await upload(fileOf(name, make()));
    const { full, download } = addressesOf(file);
    const { headers } = await server.fetch(full);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="${name}"; filename*=UTF-8''${name}`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const response = await server.fetch(download);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('a PDF is shown by the browser’s viewer without a sandbox', async () => {
    const { file } = await upload(fileOf('harga.pdf', pdf(), 'application/pdf'));
    const policy = (await server.fetch(addressesOf(file).full)).headers.get(
      'content-security-policy',
    );
    expect(policy).not.toContain('sandbox');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('a document that browsers cannot show is a download', async () => {
    const { file } = await upload(fileOf('harga.xlsx', officeDocument('xlsx')));
    const { headers } = await server.fetch(addressesOf(file).full);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('a document has no thumbnail', async () => {
    const { file } = await upload(fileOf('harga.pdf', pdf(), 'application/pdf'));
    expect(file).toMatchObject({ file_type: 'document', width: null });
    expect(addressesOf(file).thumbnail).toBeNull();
    const answer = await server.fetch(`/api/files/thumbnail/${file.id}`, { token: member.token });
    expect(answer.status).toBe(404);
  });

  test('a document opens at the second documented path as well', async () => {
    const { file } = await member.client.call(uploadFileAlias, {
      body: { category: 'posts', file: fileOf('a.txt', 'Harga naik') },
    });
    expect(String(await bytesAt(server, addressesOf(file).full))).toBe('Harga naik');
  });
});

describe('opening a file', () => {
  // ADM-253, ADM-255
  test('a file opens without /api before its path, for the same readers', async () => {
    const { file } = await upload(fileOf('a.txt', 'Harga naik'));
    const { token } = member;
    const other = await server.signUp();
    const named = `/files/${file.category}/${file.filename}`;
    const opened = await server.fetch(named, { token });
    expect(await opened.text()).toBe('Harga naik');
    const facts = await server.fetch(`/files/${file.id}/info`, { token });
    expect(await facts.json()).toMatchObject({ id: file.id, original_filename: 'a.txt' });
    expect((await server.fetch(addressesOf(file).full.replace('/api/', '/'))).status).toBe(200);
    expect((await server.fetch(named)).status).toBe(401);
    expect((await server.fetch(named, { token: other.token })).status).toBe(404);
    expect((await server.fetch('/files/unknown', { token })).status).toBe(404);
  });

  test('opening a file needs a session or a valid signature', async () => {
    const { file } = await upload(fileOf('a.txt', 'x'));
    const { full } = addressesOf(file);
    const path = full.split('?')[0] ?? '';
    expect((await server.fetch(path)).status).toBe(401);
    expect((await server.fetch(path, { token: member.token })).status).toBe(200);
    expect((await server.fetch(full, { method: 'HEAD' })).status).toBe(200);
    const other = addressesOf((await upload(fileOf('b.txt', 'y'))).file).full;
    expect((await server.fetch(`${path}?${other.split('?')[1]}`)).status).toBe(403);
    moment += 3 * 3_600_000;
    const expired = await server.fetch(full);
    expect(expired.status).toBe(403);
    expect(await expired.json()).toEqual({
      detail: 'This address is no longer valid. Load the page again.',
    });
  });

  test('a file whose bytes are lost answers 404', async () => {
    const { file } = await upload(fileOf('a.txt', 'x'));
    await server.community.blobs.delete(`uploads/posts/${file.filename}`);
    expect((await server.fetch(addressesOf(file).full)).status).toBe(404);
  });
});

describe('the upload form', () => {
  const send = (parts: [string, string | File][]) => {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    return server.fetch('/api/files/upload', { method: 'POST', token: member.token, body: form });
  };
  const file = fileOf('a.txt', 'hello');

  test('an upload form may name the category after the file', async () => {
    expect(
      (
        await send([
          ['file', file],
          ['category', 'posts'],
        ])
      ).status,
    ).toBe(201);
  });

  test.each([
    ['no category', [['file', file]], 422, 'Category is required'],
    [
      'an unknown category',
      [
        ['category', 'x'],
        ['file', file],
      ],
      422,
      'Category: choose',
    ],
    ['no file', [['category', 'posts']], 422, 'Choose a file'],
    [
      'a file under another name',
      [
        ['category', 'posts'],
        ['doc', file],
      ],
      422,
      'Choose a file',
    ],
    [
      'two files',
      [
        ['category', 'posts'],
        ['file', file],
        ['file', file],
      ],
      413,
      'too many parts',
    ],
  ] as [string, [string, string | File][], number, string][])(
    'an upload form with %s is refused',
    async (_, parts, status, detail) => {
      const answer = await send(parts);
      expect(answer.status).toBe(status);
      expect((await answer.json()).detail).toContain(detail);
    },
  );

  test('a broken upload form is refused', async () => {
    const answer = await server.fetch('/api/files/upload', {
      method: 'POST',
      token: member.token,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhel',
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toContain('not complete');
  });
});

describe('attaching', () => {
  const attach = (attachments: string[]) =>
    member.client.call(createPost, { body: { content: 'x', post_type: 'text', attachments } });

  test('a post keeps the order of its attachments', async () => {
    const ids: string[] = [];
    for (const name of ['a.txt', 'b.txt', 'c.txt'])
      ids.unshift((await upload(fileOf(name, name))).file.id);
    const post = await attach(ids);
    expect(post.attachments).toEqual(ids);
    expect(post.files?.map((file) => file.original_filename)).toEqual(['c.txt', 'b.txt', 'a.txt']);
    expect(post.files?.every((file) => file.urls !== undefined)).toBe(true);
  });

  test("a post accepts only the member's own files", async () => {
    const { file } = await upload(fileOf('a.txt', 'x'));
    member = await server.signUp();
    expect(await refusalOf(attach([file.id]))).toMatchObject({
      status: 404,
      detail: 'File not found',
    });
  });
});
