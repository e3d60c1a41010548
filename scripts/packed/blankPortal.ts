/** A blank Vite app outside the workspace, with the packed packages installed as a portal would. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { publishedPackages, root } from '../packages.ts';
import { lockOf } from './lock.ts';
import { packPackages } from './tarballs.ts';

/** The two looks of the portal: plain, and with resets of its own and the unlayered styles. */
export const LOOKS = ['calm', 'hostile'] as const;

/** Packs every package that a portal may install into a folder; gives the tarballs by package name. */
export const packForPortal = (folder: string): Map<string, string> =>
  new Map(packPackages(portalPackages(), folder).map(({ name, path }) => [name, path]));

/** All but what is made for Storybook. */
const portalPackages = () =>
  publishedPackages().filter(({ manifest }) => !('storybook' in { ...manifest.peerDependencies }));

/**
 * Installs the tarballs beside a React in the portal's folder and builds both looks into `site`. A portal
 * that is installed already goes over to the other React: writing its 17,000 files anew takes 14 s of
 * processor time.
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

  for (const look of LOOKS) writeLook(join(folder, look), look, serverUrl);
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: site,
      emptyOutDir: true,
      rollupOptions: { input: LOOKS.map((look) => join(folder, look, 'index.html')) },
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    },
  });
}

/** The packages that npm has put into a folder, by their places. */
function installedIn(folder: string): Map<string, string> {
  const written = readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(written) as { packages: Record<string, { version: string }> };
  return versionsOf(packages);
}

const versionsOf = (packages: Record<string, { version?: string }>): Map<string, string> =>
  new Map(Object.entries(packages).map(([place, { version = '' }]) => [place, version]));

/** The portal's page, around the example of the feed's README. */
function writeLook(folder: string, look: string, serverUrl: string): void {
  cpSync(join(import.meta.dirname, 'portal'), folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="id"><meta charset="utf-8"><title>Portal</title><div id="portal"></div><h1>Portal</h1>
<script type="module" src="./start.tsx"></script></html>`,
  );
  writeFileSync(join(folder, 'start.tsx'), `import './${look}.css';\nimport './main';\n`);
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "react-jsx" } }');
  const readme = readFileSync(join(root, 'packages/feed/README.md'), 'utf8');
  const [, example] = /```tsx\n(.*?)```/s.exec(readme) ?? [];
  if (!example) throw new Error("The feed's README has no example");
  const styles = look === 'hostile' ? 'styles.unlayered.css' : 'styles.css';
  writeFileSync(
    join(folder, 'CommunityPage.tsx'),
    example.replaceAll('styles.css', styles).replace('https://api.example.com', serverUrl),
  );
}
