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
 * Serves the built host: hashed files under `/assets` for good, other files as they are, and its
 * page for every other path outside `/api`, with what that path needs at once. Without a build only unknown paths are answered.
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
    // By its own route it would list a file's folder at every request, to see how the file is spelt.
    serve: false,
    cacheControl: false,
    // A build may lay `name.br` and `name.gz` beside its files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(hostDir, 'assets'));
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
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
      })
      .send(withNonce(withFiles(page, pathOf(url)), nonce));
  };
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(request, reply) : answerUnknown(request, reply),
  );
}

/** Paths of all files of a folder, as addresses have them. */
async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
  // What the build tells the server and the checks is nobody else's.
  return new Set(paths.filter((path) => !/^(\.|firstLoad\.json$)/.test(path)));
}

/** Scripts only from files; styles also from those that React Aria adds, which carry the nonce. */
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

/** React Aria reads the nonce for the styles it adds from this element. */
const withNonce = (page: string, nonce: string) =>
  page.replace(
    /<head(\s[^>]*)?>/i,
    (head) => `${head}<meta property="csp-nonce" nonce="${nonce}">`,
  );
