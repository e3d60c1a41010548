import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Endpoint, Locale } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import { type Community, communityHandlers, sampleCommunity } from '@saudagar/mocks';
import { getResponse } from 'msw';
import { answerOf, type Fault } from './faults.ts';
import type { Scenario } from './scenario.ts';

/** A call that a page has made. */
export interface Made {
  endpoint: Endpoint;
  /** What became of it instead of an answer. */
  fault: Fault | null;
  /** Path of the page that made it. */
  from: string;
}

/**
 * A server of its own for one browser page: the built host, and behind it the contract in memory.
 * What it does to a call, it does to the connection itself.
 */
export interface FaultServer {
  readonly url: string;
  readonly community: Community;
  /** Calls made since the scenario began, in order. */
  readonly made: readonly Made[];
  /** How many are being answered; those that a fault holds do not count. */
  readonly pending: number;
  /** A new community, and a page that begins with nothing but who is signed in. */
  begin(scenario: Pick<Scenario, 'as' | 'given'>, language: Locale): void;
  /** From now on every call of the endpoint meets the fault. */
  plant(endpoint: Endpoint, fault: Fault): void;
  /** Ends the fault and lets go on what it holds. */
  lift(): void;
  close(): void;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Few, since each is drawn anew with every page; among them one with pictures, one with a file. */
const POSTS = 4;

/** Serves a built host from a folder. */
export async function startFaultServer(folder: string): Promise<FaultServer> {
  const files = new Map<string, Buffer | null>();
  let community = sampleCommunity({ posts: POSTS });
  let handlers = communityHandlers(community);
  let made: Made[] = [];
  let pending = 0;
  let planted: { endpoint: Endpoint; fault: Fault } | null = null;
  let held: (() => void)[] = [];
  let language: Locale = 'en';
  /** What the next page begins with; null once it has. */
  let beginning: string | null = null;

  function readFile(path: string): Buffer | null {
    const known = files.get(path);
    if (known !== undefined) return known;
    let content: Buffer | null = null;
    try {
      content = path.includes('..') ? null : readFileSync(join(folder, path));
    } catch {
      // Every other path is one of the app's own.
    }
    files.set(path, content);
    return content;
  }

  function sendFile(pathname: string, response: ServerResponse): void {
    const content = extname(pathname) === '' ? null : readFile(pathname);
    if (content) {
      const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
      const caching = pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
      response.writeHead(200, { 'content-type': type, 'cache-control': caching }).end(content);
      return;
    }
    const page = readFile('/index.html')?.toString() ?? '';
    const script = beginning === null ? '' : `<script>${beginning}</script>`;
    beginning = null;
    response
      .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' })
      .end(page.replace('<head>', `<head>${script}`));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const endpoint = endpointOf(request.method ?? '', url.pathname);
    // A few calls are documented under the path of a page, told apart by their method.
    if (!endpoint && !url.pathname.startsWith('/api/')) return sendFile(url.pathname, response);
    const fault = endpoint && planted?.endpoint === endpoint ? planted.fault : null;
    const body = await readBody(request);
    if (endpoint) made.push({ endpoint, fault, from: pathOf(request.headers.referer) });
    if (fault === 'dropped') return void request.socket.destroy();
    if (fault === 'unanswered') return void held.push(() => request.socket.destroy());
    const wrong = fault && answerOf(fault, language);
    if (wrong) return void response.writeHead(wrong.status, wrong.headers).end(wrong.body);
    pending += 1;
    const right = await getResponse(handlers, asFetched(request, url, body));
    const content = right && Buffer.from(await right.arrayBuffer());
    if (fault === 'late') {
      pending -= 1;
      await new Promise<void>((resolve) => held.push(resolve));
      pending += 1;
    }
    response.writeHead(right?.status ?? 404, Object.fromEntries(right?.headers ?? [])).end(content);
    pending -= 1;
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function lift(): void {
    planted = null;
    for (const release of held.splice(0)) release();
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get community() {
      return community;
    },
    get made() {
      return made;
    },
    get pending() {
      return pending;
    },
    begin({ as = 'member-1', given }, shown) {
      lift();
      made = [];
      held = [];
      language = shown;
      community = sampleCommunity({ posts: POSTS });
      given?.(community);
      handlers = communityHandlers(community);
      const token = as === null ? null : community.accounts.openSession(as);
      const session = token && {
        access_token: token,
        token_type: 'bearer',
        user: community.accounts.viewer(token),
      };
      beginning = beginWith({ session, language });
    },
    plant(endpoint, fault) {
      planted = { endpoint, fault };
    },
    lift,
    close() {
      lift();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Leaves nothing in the browser of whoever was there before. */
function beginWith({ session, language }: { session: unknown; language: Locale }): string {
  const stored = JSON.stringify({
    'saudagar.locale.v1': JSON.stringify(language),
    ...(session ? { 'saudagar.session.v1': JSON.stringify(session) } : {}),
  }).replaceAll('<', '\\u003c');
  return `localStorage.clear();sessionStorage.clear();indexedDB.deleteDatabase('saudagar.drafts.v1');Object.assign(localStorage,${stored})`;
}

const patterns = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

function endpointOf(method: string, pathname: string): Endpoint | undefined {
  return patterns.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname),
  )?.endpoint;
}

const pathOf = (address: string | undefined) => (address ? new URL(address).pathname : '');

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function asFetched(request: IncomingMessage, url: URL, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const hasBody = body.length > 0;
  return new Request(url, {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}
