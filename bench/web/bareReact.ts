import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { bundleBareReact } from '../../scripts/bareReact.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title>
<script type="module" src="/bare.js"></script></head><body><div id="root"></div></body></html>`;

/** React and react-dom, the first list, and its posts as plain text: the floor of every page. */
const CODE = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const answer = await fetch('/api/posts');
const posts = await answer.json();
createRoot(document.getElementById('root')).render(
  posts.map(({ id, content }) => createElement('article', { key: id }, createElement('p', null, content))));`;

/**
 * Serves that page, compressed like the product. The list comes from the product's own server, for
 * the member of the token.
 */
export async function startBareReact(
  community: string,
  token: string,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const script = brotliCompressSync(await bundleBareReact(CODE));
  const server = createServer(async (request, response) => {
    if (request.url === '/api/posts') {
      const answer = await fetch(`${community}${request.url}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const isScript = request.url === '/bare.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      ...(isScript && { 'content-encoding': 'br' }),
    });
    response.end(isScript ? script : PAGE);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
