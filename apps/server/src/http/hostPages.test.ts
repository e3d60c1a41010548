import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let hostDir: string;
beforeAll(async () => {
  hostDir = await mkdtemp(join(tmpdir(), 'host-'));
  await mkdir(join(hostDir, 'assets'));
  await writeFile(
    join(hostDir, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Hub</title></head><body></body></html>',
  );
  await writeFile(join(hostDir, 'assets', 'index-a1b2c3.js'), 'export {}');
  await writeFile(join(hostDir, 'start.js'), 'void 0');
  await mkdir(join(hostDir, '.vite'));
  await writeFile(join(hostDir, '.vite', 'manifest.json'), '{"scripts":[]}');
  await writeFile(join(hostDir, 'assets', 'big-d4e5f6.js'), 'export const big = 1;');
  await writeFile(
    join(hostDir, 'assets', 'big-d4e5f6.js.br'),
    brotliCompressSync('export const big = 1;'),
  );
  await writeFile(
    join(hostDir, 'firstLoad.json'),
    JSON.stringify({
      pages: [
        { path: '/', scripts: ['/assets/home.js'], styles: [] },
        {
          path: '/feed',
          scripts: ['/assets/feed.js', '/assets/card.js'],
          styles: ['/assets/feed.css'],
        },
        { path: '/posts/:id', scripts: ['/assets/post.js'], styles: [] },
      ],
    }),
  );
  server = await startTestServer({
    hostDir,
    corsOrigins: ['https://portal.example'],
    securityContact: 'mailto:security@hub.example',
  });
});
afterAll(async () => {
  await server.close();
  await rm(hostDir, { recursive: true });
});

describe('the built host', () => {
  test.each(['/', '/index.html', '/feed', '/posts/01a1', '/guide?x=1', '/apiary'])(
    'the host serves its page at %s',
    async (path) => {
      const answer = await server.fetch(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<title>Hub</title>');
      const head = await server.fetch(path, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
    },
  );

  test.each([
    ['/', ['home.js']],
    ['/feed', ['feed.js', 'card.js', 'feed.css']],
    ['/feed/?filter=image', ['feed.js', 'card.js', 'feed.css']],
    ['/posts/01a1', ['post.js']],
    ['/posts/', []],
    ['/feeder', []],
  ])('the page of %s preloads its files', async (path, files) => {
    const html = await (await server.fetch(path)).text();
    const named = [
      ...html.matchAll(
        /<link rel="(?:modulepreload|stylesheet)" crossorigin href="\/assets\/([^"]+)">/g,
      ),
    ];
    expect(named.map(([, file]) => file)).toEqual(files);
    expect(html).toContain('<title>Hub</title>');
  });

  // SHELL-196
  test('a share that no service worker keeps leads to the feed', async () => {
    const body = new FormData();
    body.append('text', 'Kemiri naik');
    body.append('files', new File(['photo'], 'kemiri.jpg'));
    const answer = await server.fetch('/share', { method: 'POST', body, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/feed']);
  });

  test('hashed files are cached for good, other files are revalidated', async () => {
    const hashed = await server.fetch('/assets/index-a1b2c3.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toContain('javascript');
    const other = await server.fetch('/start.js');
    expect(other.headers.get('cache-control')).toBe('no-cache');
    expect(await other.text()).toBe('void 0');
    // As a service worker it loads the page's files.
    expect(other.headers.get('content-security-policy')).toContain("connect-src 'self'");
    const head = await server.fetch('/start.js', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('6');
    expect(await head.text()).toBe('');
  });

  test('the host finds a file by its exact spelling, and no folders', async () => {
    expect((await server.fetch('/assets/%69ndex-a1b2c3.js')).status).toBe(200);
    for (const path of [
      '/assets/INDEX-a1b2c3.js',
      '/assets',
      '/assets/',
      '/assets//index-a1b2c3.js',
    ])
      expect((await server.fetch(path)).status).toBe(404);
  });

  test('the host serves the precompressed version of a file', async () => {
    const answer = await server.fetch('/assets/big-d4e5f6.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('export const big = 1;');
  });

  test.each(['/firstLoad.json', '/.vite/manifest.json'])(
    'the host does not serve %s, a build file for the server',
    async (path) => {
      const answer = await server.fetch(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('scripts');
    },
  );

  // SHELL-210
  test.each([
    '/assets/index-old.js',
    '/favicon.ico',
    '/wp-login.php',
    '/metrics',
    '/.well-known/assetlinks',
    '/.env',
  ])('the host answers 404 to %s rather than the page', async (path) => {
    expect((await server.fetch(path)).status).toBe(404);
  });

  // SHELL-211
  test('programs find who is told of security problems, and where a password is changed', async () => {
    const contact = await server.fetch('/.well-known/security.txt');
    expect(contact.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await contact.text();
    expect(text).toContain('Contact: mailto:security@hub.example\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
    const change = await server.fetch('/.well-known/change-password', { redirect: 'manual' });
    expect([change.status, change.headers.get('location')]).toEqual([302, '/settings']);
  });

  // SHELL-212
  test('the page may use the camera, and nothing else of a device', async () => {
    const policy = (await server.fetch('/')).headers.get('permissions-policy') ?? '';
    expect(policy).toContain('camera=(self)');
    for (const one of ['microphone', 'geolocation', 'payment'])
      expect(policy).toContain(`${one}=()`);
  });

  test.each(['/..%2f..%2fetc/passwd', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/%2e%2e/x'])(
    'the request for %s does not leave the host’s folder',
    async (path) => {
      expect(await (await server.fetch(path)).text()).not.toContain('root:');
    },
  );

  test('the page runs only its own scripts; added styles carry a nonce of each answer', async () => {
    const answer = await server.fetch('/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce).toBeDefined();
    expect(await answer.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    const again = await server.fetch('/');
    expect(again.headers.get('content-security-policy')).not.toBe(policy);
  });

  test.each(['/%E0%A4%A', '//evil.example', '/%', `/posts/${'x'.repeat(600)}`])(
    'opening the invalid page address %s redirects to the start',
    async (path) => {
      const answer = await server.fetch(path, {
        headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>Hub</title>');
    },
  );

  test('an unreadable address of the API, or called by a program, gets JSON', async () => {
    for (const [path, accept] of [
      ['/api/%E0%A4%A', 'text/html'],
      ['/%E0%A4%A', 'application/json'],
    ] as const) {
      const answer = await server.fetch(path, { headers: { accept } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toHaveProperty('detail');
    }
  });

  test('unknown API paths and other methods get JSON', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['GET', '/api'],
      ['POST', '/feed'],
    ] as const) {
      const answer = await server.fetch(path, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ detail: 'Not found' });
    }
  });
});

describe('pages of other origins', () => {
  const from = (origin: string) =>
    server.fetch('/api/posts', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  test('a page of a listed origin may call the API', async () => {
    const { headers } = await from('https://portal.example');
    expect(headers.get('access-control-allow-origin')).toBe('https://portal.example');
    const answer = await server.fetch('/api/posts', {
      headers: { origin: 'https://portal.example' },
    });
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-next-cursor');
  });

  test('a page of an unlisted origin may not call the API', async () => {
    const { headers } = await from('https://elsewhere.example');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
