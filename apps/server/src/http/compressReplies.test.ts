import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { createPost } from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { preferred } from './compressReplies.ts';

let server: TestServer;
let member: SignedUp;
let plain: string;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.signUp();
  for (let index = 0; index < 5; index += 1)
    await member.client.call(createPost, {
      body: { content: 'Kain tenun Sumba, warna alam. '.repeat(20), post_type: 'text' },
    });
  plain = (await ask('/api/posts')).body.toString();
});
afterAll(() => server.close());

/** Calls without decompressing the answer. */
function ask(path: string, encoding?: string, method = 'GET') {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${member.token}`,
      ...(encoding !== undefined && { 'accept-encoding': encoding }),
    };
    request(`${server.address}${path}`, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a long reply', () => {
  test.each([
    ['zstd', zstdDecompressSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a long reply is sent as %s if accepted, far smaller', async (encoding, unpack) => {
    const { headers, body } = await ask('/api/posts', encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.byteLength));
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).toHaveProperty('x-next-cursor');
    expect(unpack(body).toString()).toBe(plain);
    expect(body.byteLength).toBeLessThan(plain.length / 3);
  });

  test('a long reply is uncompressed for clients that accept nothing, with Vary', async () => {
    for (const encoding of [undefined, '', 'identity', 'deflate', 'br;q=0, gzip;q=0']) {
      const { headers, body } = await ask('/api/posts', encoding);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers.vary).toMatch(/Accept-Encoding/);
      expect(body.toString()).toBe(plain);
    }
  });

  test('the OpenAPI description is compressed', async () => {
    const { headers, body } = await ask('/api/openapi.json', 'br');
    expect(headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveProperty('openapi');
  });
});

test('a short reply, an error and a file are not compressed', async () => {
  const form = new FormData();
  form.set('category', 'posts');
  form.set('file', new File(['Rp 45.000 '.repeat(500)], 'harga.txt'));
  const upload = await server.fetch('/api/files/upload', {
    method: 'POST',
    body: form,
    token: member.token,
  });
  const { file } = (await upload.json()) as { file: { id: string } };
  for (const path of ['/api/auth/me', '/healthz', '/api/nothing', `/api/files/${file.id}`]) {
    const { headers } = await ask(path, 'zstd, br, gzip');
    expect(headers, path).not.toHaveProperty('content-encoding');
  }
});

describe('accepted encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'zstd'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['zstd;q=0, *', 'br'],
    ['gzip ; q=1.0', 'gzip'],
    ['identity', undefined],
    ['br;q=nonsense', undefined],
    ['*;q=0', undefined],
    [undefined, undefined],
  ])('the Accept-Encoding %j selects %j', (accepted, encoding) => {
    expect(preferred(accepted)).toBe(encoding);
  });
});
