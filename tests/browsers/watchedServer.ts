import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A server that is reached through a watcher. */
export interface WatchedServer {
  address: string;
  /** Returns errors and warnings printed by pages, and failed requests, since the last call. */
  takeProblems(): string[];
  stop(): Promise<void>;
}

const WATCHER = '/watcher.js';
const REPORTS = '/watcher/problems';

/** Reports errors from within the page: WebKit's protocol does not tell of them. */
const WATCHER_SCRIPT = `
const report = (...parts) => navigator.sendBeacon('${REPORTS}', parts.map(String).join(' '));
for (const level of ['error', 'warn']) {
  const print = console[level].bind(console);
  console[level] = (...parts) => { report('console.' + level + ':', ...parts); print(...parts); };
}
addEventListener('error', (event) => {
  // Firefox says it of preloads whose module a script has asked for meanwhile.
  if (event.target instanceof HTMLLinkElement && event.target.rel === 'modulepreload') return;
  if (event.target instanceof Element) report('not loaded:', event.target.outerHTML);
  else report('page error:', event.message, event.error?.stack);
}, true);
addEventListener('unhandledrejection', ({ reason }) => report('unhandled:', reason, reason?.stack));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report('forbidden by the policy:', violatedDirective, blockedURI));
`;

/** Puts a watcher before a server, alike for every browser: its pages load one script more. */
export async function watchServer(target: string): Promise<WatchedServer> {
  const { hostname, port } = new URL(target);
  let problems: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((incoming, reply) => {
    if (incoming.url === WATCHER)
      reply.writeHead(200, { 'content-type': 'text/javascript' }).end(WATCHER_SCRIPT);
    else if (incoming.url === REPORTS)
      void textOf(incoming).then((text) => {
        problems.push(text);
        reply.writeHead(204).end();
      });
    else pass(incoming, reply);
  });
  const pass = (incoming: IncomingMessage, reply: ServerResponse) => {
    const { 'if-none-match': _cached, ...headers } = incoming.headers;
    const isPage = incoming.headers.accept?.includes('text/html') === true;
    const outgoing = request(
      {
        hostname,
        port,
        path: incoming.url,
        method: incoming.method,
        headers: isPage ? { ...headers, 'accept-encoding': 'identity' } : incoming.headers,
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        if (statusCode >= 400)
          problems.push(`${incoming.method} ${incoming.url}: status ${statusCode}`);
        if (!isPage) {
          reply.writeHead(statusCode, answer.headers);
          answer.pipe(reply);
          return;
        }
        const { 'content-length': _length, etag: _etag, ...others } = answer.headers;
        reply.writeHead(statusCode, others);
        void textOf(answer).then((page) =>
          reply.end(page.replace('<head>', `<head><script src="${WATCHER}"></script>`)),
        );
      },
    );
    outgoing.on('error', () => reply.destroy());
    // A page that goes on to another one leaves its requests.
    reply.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
  server.on('upgrade', (incoming, socket: Socket, head) => {
    const upstream = connect(Number(port), hostname, () => {
      const lines = incoming.rawHeaders.map((part, at) => part + (at % 2 === 0 ? ': ' : '\r\n'));
      upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const one of [upstream, socket]) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => sockets.delete(one));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
