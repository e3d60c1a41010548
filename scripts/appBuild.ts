import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isStale, root } from './packages.ts';
import { buildServer, isServerStale } from './serverBuild.ts';

const host = join(root, 'apps/host');
const built = join(host, 'dist/index.html');

/** Files of the host: a change in any of these makes the last build stale. */
const INPUTS = [
  'apps/host/{index.html,vite.config.ts,package.json}',
  'apps/host/{src,public,build}/**/*',
  'packages/*/package.json',
  'packages/*/src/**/*',
  'package-lock.json',
];

/** Builds the app, the server's programs and the host they serve, as far as they are stale. */
export async function buildAppIfStale(): Promise<void> {
  if (isServerStale()) await buildServer();
  if (isHostStale()) buildHost();
}

/** Checks whether any input of the app is newer than its last build. */
export const isAppStale = () => isServerStale() || isHostStale();

const isHostStale = () => isStale(built, INPUTS);

function buildHost(): void {
  console.log('Building the app …');
  const started = performance.now();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--manifest', '--logLevel', 'warn'],
    {
      cwd: host,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) {
    // An incomplete build would count as complete the next time.
    rmSync(built, { force: true });
    throw new Error('The app could not be built; see above.');
  }
  compress();
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Below this many bytes a compressed copy saves no packet. */
const SMALLEST = 1024;

/**
 * Writes a Brotli and a gzip copy beside every file that they make smaller: the server sends those.
 */
function compress(): void {
  for (const path of globSync('assets/*.{js,css,svg}', { cwd: join(host, 'dist') })) {
    const file = join(host, 'dist', path);
    const content = readFileSync(file);
    if (content.length < SMALLEST) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
