import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknown } from './failures.ts';
import { readPageFiles } from './pageFiles.ts';
import { isPage } from './pagePaths.ts';
import { pathOf } from './session.ts';

const YEAR = 31_536_000;

/**
 * Serves the built host: hashed files under `/assets` with a permanent cache, other files
 * unhashed, and its page with preloads for every other path outside `/api`. Without a build only
 * unknown paths are answered.
 */
export async function serveHost(app: FastifyInstance, hostDir: string): Promise<void> {
  if (!existsSync(join(hostDir, 'index.html'))) {
    app.setNotFoundHandler(answerUnknown);
    return;
  }
  const page = await readFile(join(hostDir, 'index.html'), 'utf8');
  const withFiles = await readPageFiles(hostDir);
  const files = await filesIn(hostDir);
  await app.register(fastifyStatic, {
    root: hostDir,
    // The plugin's own route would list a folder at each request, to check a file's spelling.
    serve: false,
    cacheControl: false,
    // A build may place `name.br` and `name.gz` beside its files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(hostDir, 'assets'));
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      // A service worker has the policy of its own file, and asks for pages and files.
      if (!isHashed && path.endsWith('.js')) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) =>
    files.has(params['*']) ? reply.sendFile(params['*']) : reply.callNotFound(),
  );
  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy(nonce),
        'permissions-policy': PERMISSIONS,
      })
      .send(withNonce(withFiles(page, pathOf(url)), nonce));
  };
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  // A share from another app, posted before a service worker is there to keep it.
  app.post('/share', (_, reply) => reply.redirect('/feed', 303));
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(request, reply) : answerUnknown(request, reply),
  );
}

/** Lists the files of a folder as URL paths. */
async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
  // Build files for the server and the checks are not served.
  return new Set(paths.filter((path) => !/^(\.|firstLoad\.json$)/.test(path)));
}

/** For a service worker at the root: it loads from here alone, and imports nothing. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Scripts only from files; styles also from React Aria's elements, which carry the nonce. */
const policy = (nonce: string) =>
  [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    `style-src 'self' 'nonce-${nonce}'`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The camera reads tickets at an event's door; the app asks for nothing else of a device. */
const PERMISSIONS = [
  'camera=(self)',
  ...['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((one) => (one.includes('=') ? one : `${one}=()`))
  .join(', ');

/** Adds the element from which React Aria reads the nonce for its styles. */
const withNonce = (page: string, nonce: string) =>
  page.replace(
    /<head(\s[^>]*)?>/i,
    (head) => `${head}<meta property="csp-nonce" nonce="${nonce}">`,
  );
