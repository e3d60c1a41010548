/** Builds the two apps of the page "Embed", outside the workspace. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { writeEmbedFiles } from './embedPage.ts';

const OPTIONS = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
/** A page of the example without screens, in a theme that the page does not have. */
const NAMES = `import { PortalProvider } from '@saudagar/portal';
import { createRoot } from 'react-dom/client';
import '@saudagar/feed/styles.css';
import { Names } from './community/Names';
import { getToken, serverUrl } from './community/token';

createRoot(document.getElementById('root')!).render(
  <PortalProvider baseUrl={serverUrl} getToken={getToken} locale="id" theme="dark"><Names /></PortalProvider>,
);
`;
const styles = join(import.meta.dirname, 'styles');

/** Builds the page's Vite app beside the portal's `node_modules`, with the template's own sheet. */
export async function buildViteApp(portal: string, serverUrl: string, site: string): Promise<void> {
  const folder = join(portal, 'embed');
  mkdirSync(folder, { recursive: true });
  writeEmbedFiles(folder, serverUrl, (path) => !path.startsWith('app/'));
  cpSync(join(styles, 'vite.css'), join(folder, 'index.css'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="id"><meta charset="utf-8"><title>Portal</title><div id="root"></div>
<script type="module" src="./main.tsx"></script></html>`,
  );
  writeFileSync(
    join(folder, 'names.html'),
    `<!doctype html><html lang="id"><meta charset="utf-8"><title>Names</title><div id="root"></div>
<script type="module" src="./names.tsx"></script></html>`,
  );
  writeFileSync(join(folder, 'names.tsx'), NAMES);
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "react-jsx" } }');
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: site,
      rollupOptions: { input: ['index', 'names'].map((name) => join(folder, `${name}.html`)) },
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    },
  });
}

/**
 * Installs the page's Next.js app by its own lockfile, adds the tarballs as a reader does, and
 * builds it.
 */
export function buildNextApp(folder: string, tarballs: Iterable<string>, serverUrl: string): void {
  cpSync(join(import.meta.dirname, 'next'), folder, { recursive: true });
  writeEmbedFiles(folder, serverUrl, (path) => path !== 'main.tsx');
  const npm = (...parts: string[]) =>
    execFileSync('npm', [...parts, ...OPTIONS], { cwd: folder, stdio: 'inherit' });
  // Vite's build sets NODE_ENV to production; Next.js would install missing packages and prune the
  // rest.
  npm('ci', '--include=dev');
  npm('install', '--include=dev', '--no-save', ...tarballs, 'i18next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [nextOf(folder), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  // Next.js prints type errors to one stream and a summary to the other.
  if (status !== 0) throw new Error(`next build ended with ${status}\n${stdout}${stderr}`);
}

const nextOf = (folder: string) => join(folder, 'node_modules/next/dist/bin/next');

/** Serves a built Next.js app on a port of the loopback; `stop` ends it. */
export async function serveNextApp(folder: string, port: number) {
  const child: ChildProcess = spawn(
    process.execPath,
    [nextOf(folder), 'start', '--hostname', '127.0.0.1', '--port', `${port}`],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const part of child.stdout ?? []) if (String(part).includes('Ready')) break;
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
