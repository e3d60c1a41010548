/**
 * Weighs what a portal's visitors download: every package's own code, and the host's first pages;
 * and says what those pages hold that can wait.
 * kB are 1000 bytes of gzip. Needs the built packages and the built host.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstLoad } from '../apps/host/src/boot/firstLoad.ts';
import { bundleBareReact } from './bareReact.ts';
import { complaintsAbout, type InitialPage, type ModulesOfFiles } from './initialModules.ts';
import { type Package, publishedPackages, root } from './packages.ts';
import { ADVICE, createScale, gzipped, weighEntry } from './scale.ts';

/**
 * The most kB of a package's own code, all of it, also what is fetched later, with the texts of one
 * language and with everything it imports left out. See docs/decisions/031.
 */
const PACKAGES: Record<string, number> = {
  contract: 6,
  ui: 20,
  portal: 12,
};
const FEATURE = 15;

/**
 * The most script a page of the host may transfer before it shows its form or its first post: every
 * byte, so the boot script and the texts of one language too.
 */
const PAGE_LIMITS = { '/login': 140, '/feed': 165 };
/** The most it may be, as a multiple of React alone. */
const REACT_RATIO = 2.5;

const scale = createScale();

for (const one of publishedPackages()) {
  const most = PACKAGES[one.short] ?? FEATURE;
  const what =
    one.short === 'contract' ? `${one.manifest.name}, the feed's calls` : one.manifest.name;
  const entry = join(root, one.folder, 'dist/index.js');
  scale.weigh(`${what}, own code`, await weighEntry(entry, importedPart(one)), most);
  scale.weigh(`${one.manifest.name}, bare import`, await weighEntry(entry, null), 0);
}
const dist = join(root, 'apps/host/dist');
const pages = firstPages();
weighPages(await weighReact());
checkModules();
console.log(scale.lines.join('\n'));
if (scale.failures > 0) console.error(`\n${ADVICE}`);
process.exit(scale.failures === 0 ? 0 : 1);

/** Names to import for the weighing: of the contract only what the feed's actors call. */
function importedPart({ short }: Package): string {
  if (short !== 'contract') return '*';
  const names = globSync('packages/{posts,feed}/src/**/*Actors.ts', { cwd: root }).flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /import \{([^}]+)\} from '@saudagar\/contract'/g,
      ),
    ]
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
  return [...new Set(['createClient', 'ApiError', ...names])].join(', ');
}

/** What a page needs at once: what its HTML names, its own files, and its texts in English. */
function firstPages(): InitialPage[] {
  const html = readDist('index.html');
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
  const { pages: all } = JSON.parse(readDist('firstLoad.json')) as FirstLoad;
  return Object.keys(PAGE_LIMITS).map((path) => {
    const page = all.find((one) => one.path === path);
    if (!page) throw new Error(`The host has no page at ${path}`);
    return { path, files: [...new Set([...named, ...page.scripts, ...(page.texts.en ?? [])])] };
  });
}

function weighPages(react: number): void {
  for (const { path, files } of pages) {
    const bytes = files.reduce((sum, file) => sum + gzipped(readFileSync(join(dist, file))), 0);
    scale.weigh(`host ${path}, first load`, bytes, PAGE_LIMITS[path as keyof typeof PAGE_LIMITS]);
    if (path === '/feed') scale.weigh('  against React alone', bytes, (react * REACT_RATIO) / 1000);
  }
}

function checkModules(): void {
  const complaints = complaintsAbout(
    JSON.parse(readDist('.vite/modules.json')) as ModulesOfFiles,
    pages,
  );
  for (const complaint of complaints) scale.refuse(complaint);
  if (complaints.length === 0)
    scale.lines.push('host, one copy of each library and nothing in the first pages that can wait');
}

function readDist(file: string): string {
  if (!existsSync(join(dist, file))) throw new Error('Build the host first: npm run build');
  return readFileSync(join(dist, file), 'utf8');
}

/** React and react-dom alone, as small as they get. */
async function weighReact(): Promise<number> {
  return gzipped(
    await bundleBareReact(`import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(createElement('p'));`),
  );
}
