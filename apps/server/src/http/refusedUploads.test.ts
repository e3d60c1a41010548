import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { FEED_IMAGE_MAX_BYTES, MEGABYTE, uploadFile } from '@saudagar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pdf, picture } from '../../testing/sampleFiles.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/testServer.ts';
import {
  addressesOf,
  bytesAt,
  fileOf,
  leftBy,
  refusalOf,
  uploadBy,
} from '../../testing/uploadFixture.ts';
import { createFiles } from '../areas/files/files.ts';

let server: TestServer;
let member: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  member = await server.signUp();
});
afterAll(() => server.close());

const upload = (file: File) => uploadBy(member, file);

describe('refused uploads', () => {
  test.each([
    ['too large an image', 'a.png', () => randomBytes(FEED_IMAGE_MAX_BYTES + 1), 413],
    ['another kind of file', 'a.exe', () => randomBytes(2 * MEGABYTE), 415],
    ['a kind without extension', 'README', () => Buffer.from('x'), 415],
    ['content that is something else', 'a.png', pdf, 415],
    ['an empty file', 'a.txt', () => Buffer.alloc(0), 422],
  ])('the refused upload of %s leaves nothing behind', async (_, name, make, status) => {
    const before = await leftBy(server);
    expect(await refusalOf(upload(fileOf(name, make())))).toMatchObject({ status, field: 'file' });
    expect(await leftBy(server)).toEqual(before);
  });

  test('a refused upload with a wrong declared type leaves nothing behind', async () => {
    const file = fileOf('a.txt', 'hello', 'text/html');
    expect(await refusalOf(upload(file))).toMatchObject({
      status: 415,
      detail: 'File type is not supported',
    });
  });

  test('an upload refused by the database leaves nothing behind', async () => {
    const before = await leftBy(server);
    const unknownOwner = {
      owner_id: '01a1fcfc-c97c-7641-8098-7374b1a7e868',
      category: 'posts',
    } as const;
    const content = await picture('png');
    await expect(
      server.community.files.add({ ...unknownOwner, name: 'a.png', content }),
    ).rejects.toThrow();
    expect(await leftBy(server)).toEqual(before);
  });

  test('an upload whose database response was lost keeps its bytes', async () => {
    const { db, ...parts } = server.community;
    let isInsert = false;
    const waiting = db.withPlugin({
      transformQuery({ node }) {
        isInsert = node.kind === 'InsertQueryNode';
        return node;
      },
      async transformResult({ result }) {
        if (isInsert) throw new Error('the connection broke');
        return result;
      },
    });
    const client_id = crypto.randomUUID();
    const file = { owner_id: member.user.id, category: 'posts', name: 'a.txt', client_id } as const;
    const content = Buffer.from('Kopi');
    const files = createFiles({ ...parts, db: waiting });
    await expect(files.add({ ...file, content })).rejects.toThrow('the connection broke');
    const again = await member.client.call(uploadFile, {
      body: { category: 'posts', client_id, file: fileOf('a.txt', 'Kopi') },
    });
    expect(String(await bytesAt(server, addressesOf(again.file).full))).toBe('Kopi');
  });

  test('an upload on a full disk leaves nothing behind, and the server continues', async () => {
    const before = await leftBy(server);
    const { blobs } = server.community;
    const broken = vi.spyOn(blobs, 'withScratch').mockImplementation((work) => work('/nowhere'));
    const parts = [
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nKo',
      'pi\r\n--b--\r\n',
    ];
    const slowly = new ReadableStream({
      async pull(controller) {
        const part = parts.shift();
        if (part === undefined) return controller.close();
        controller.enqueue(Buffer.from(part));
        // Long enough for the disk to fail before the rest arrives.
        for (let turn = 0; turn < 1000; turn += 1) await setImmediate();
      },
    });
    const answer = await server.fetch('/api/files/upload', {
      method: 'POST',
      token: member.token,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: slowly,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(500);
    broken.mockRestore();
    expect(await leftBy(server)).toEqual(before);
    expect((await upload(fileOf('a.txt', 'x'))).file.file_size).toBe(1);
  });

  test('an upload aborted by the client leaves nothing behind', async () => {
    const before = await leftBy(server);
    const answered = server.community.blobs.withScratch;
    const done = Promise.withResolvers<void>();
    server.community.blobs.withScratch = (work) =>
      answered.call(server.community.blobs, work).finally(done.resolve) as never;
    const { port } = new URL(server.address);
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        `POST /api/files/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${member.token}\r\n` +
          'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n' +
          '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
      );
      socket.write(randomBytes(400_000), () => socket.destroy());
    });
    await done.promise;
    server.community.blobs.withScratch = answered;
    expect(await leftBy(server)).toEqual(before);
  });

  test('an endless upload is cut after four times its limit', async () => {
    const before = await leftBy(server);
    const { port } = new URL(server.address);
    let sent = 0;
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const chunk = Buffer.alloc(MEGABYTE);
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST /api/files/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${member.token}\r\n` +
            'Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n',
        );
        const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
        socket.write(`${head.length.toString(16)}\r\n${head}\r\n`);
        const pour = (error?: Error | null) => {
          if (error || socket.destroyed) return;
          sent += chunk.length;
          socket.write(`${chunk.length.toString(16)}\r\n`);
          socket.write(chunk);
          socket.write('\r\n', pour);
        };
        pour();
      });
      socket.on('data', (bytes) => {
        text += bytes;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('File is too large');
    expect(sent).toBeGreaterThan(3 * FEED_IMAGE_MAX_BYTES);
    expect(sent).toBeLessThan(6 * FEED_IMAGE_MAX_BYTES);
    expect(await leftBy(server)).toEqual(before);
  });
});
