/** A blank Vite app outside the workspace, with the packed packages installed as in a portal. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { portalPackages, root } from '../../scripts/packages.ts';
import { packPackages } from '../../scripts/packed/tarballs.ts';
import { lockOf } from './lock.ts';
import { writeStyleCases } from './styleCases.ts';

/** The pages that Vite builds: one with each feature's stylesheet imported, one without any. */
const ENTRIES = { feed: ['feed'], messages: ['messaging'], bare: [] };

/** Packs every package for portals into a folder; returns the tarballs by package name. */
export const packForPortal = (folder: string): Map<string, string> =>
  new Map(packPackages(portalPackages(), folder).map(({ name, path }) => [name, path]));

/**
 * Installs the tarballs and React in the portal's folder and builds its pages into `site`. An
 * existing portal only replaces React: writing its 17,000 files again takes 14 s of processor time.
 */
export async function buildPortal(
  folder: string,
  react: '18' | '19',
  tarballs: Map<string, string>,
  serverUrl: string,
  site: string,
): Promise<void> {
  const { manifest, lock } = lockOf(react, tarballs);
  const isNew = !existsSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2));
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', [isNew ? 'ci' : 'install', ...options], { cwd: folder, stdio: 'inherit' });
  const { '': _, ...locked } = lock.packages;
  assert.deepEqual(installedIn(folder), versionsOf(locked), 'what is installed is what is locked');

  writePages(folder, serverUrl);
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: site,
      emptyOutDir: true,
      rollupOptions: { input: Object.keys(ENTRIES).map((name) => join(folder, `${name}.html`)) },
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    },
  });
  writeStyleCases(site, join(folder, 'node_modules'));
}

/** Lists the packages that npm installed in a folder, by path. */
function installedIn(folder: string): Map<string, string> {
  const written = readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(written) as { packages: Record<string, { version: string }> };
  return versionsOf(packages);
}

const versionsOf = (packages: Record<string, { version?: string }>): Map<string, string> =>
  new Map(Object.entries(packages).map(([location, { version = '' }]) => [location, version]));

/** Writes the portal's pages, around the examples of three READMEs. */
function writePages(folder: string, serverUrl: string): void {
  cpSync(join(import.meta.dirname, 'page'), folder, { recursive: true });
  for (const [name, features] of Object.entries(ENTRIES)) {
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html><html lang="id"><meta charset="utf-8"><title>Portal</title><div id="root"></div><h1>Portal</h1>
<script type="module" src="./${name}.tsx"></script></html>`,
    );
    const styles = features.map((feature) => `import '@saudagar/${feature}/styles.css';\n`);
    writeFileSync(join(folder, `${name}.tsx`), `${styles.join('')}import './main';\n`);
  }
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "react-jsx" } }');
  for (const [feature, file] of [
    ['feed', 'CommunityPage.tsx'],
    ['messaging', 'Inbox.tsx'],
    ['flows', 'WorthKnowing.tsx'],
  ]) {
    writeFileSync(join(folder, `${file}`), exampleOf(`packages/${feature}/README.md`, serverUrl));
  }
}

/** Returns a README's first example without its stylesheet, since each page orders its own. */
function exampleOf(readme: string, serverUrl: string): string {
  const [, example] = /```tsx\n(.*?)```/s.exec(readFileSync(join(root, readme), 'utf8')) ?? [];
  if (!example) throw new Error(`${readme} has no example`);
  return example
    .replaceAll(/^import '.*styles\.css';\n/gm, '')
    .replace('https://api.example.com', serverUrl);
}
