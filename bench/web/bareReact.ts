import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title>
<script type="module" src="/bare.js"></script></head><body><div id="root"></div></body></html>`;

/** React and react-dom alone with a text of the size of a post: the floor of every page. */
const CODE = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(
  createElement('article', null, createElement('p', null, 'Cengkeh kering baru tiba dari Maluku. '.repeat(9))));`;

/** Serves that page, compressed as the product is. */
export async function startBareReact(): Promise<{ address: string; stop: () => Promise<void> }> {
  const { outputFiles } = await build({
    stdin: { contents: CODE, resolveDir: join(import.meta.dirname, '../..') },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array());
  const server = createServer((request, response) => {
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
