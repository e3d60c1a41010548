/**
 * Weighs the downloads of a portal's visitors: every package's own code, and the host's first
 * pages; lists parts of those pages that can wait. kB are 1000 bytes of gzip. Needs the built
 * packages and the built host.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstLoad } from '../apps/host/src/boot/firstLoad.ts';
import { bundleBareReact } from './bareReact.ts';
import { complaintsAbout, type InitialPage, type ModulesOfFiles } from './initialModules.ts';
import { type Package, publishedPackages, root } from './packages.ts';
import { FIRST_PAGES, pageLimit } from './pageLimits.ts';
import { ADVICE, createScale, exportedNames, gzipped, weighEntry } from './scale.ts';

/**
 * Limits of a package's own code in kB, without its imports: the initial part, and all of it with
 * the texts of one language. See docs/decisions/024.
 */
const FEATURE = { first: 15, all: 40 };
/** Packages of several pages, whose parts load with their own page; see docs/decisions/024. */
const LARGER: Record<string, number> = { admin: 57, events: 55, tenders: 49 };
// The contract's fields import the normalization of typed text (docs/decisions/020). The portal's
// waiting writes, 3 kB, are loaded on demand.
const WHOLE: Record<string, number> = { contract: 11, portal: 20 };
/** Limit of the initial own code of one component or function of `ui`, in kB. */
const UI_PART = 4.8;

/**
 * Limit of `/feed` as a multiple of React alone: kept replies and pictures, sent parts, waiting
 * likes and the card of a post being shared took it from 3.39 to 3.465.
 */
const REACT_RATIO = 3.48;

const scale = createScale();

for (const one of publishedPackages()) {
  await weighPackage(one, join(root, one.folder, 'dist/index.js'));
}
const dist = join(root, 'apps/host/dist');
const pages = firstPages();
weighPages(await weighReact());
checkModules();
console.log(scale.lines.join('\n'));
if (scale.failures > 0) console.error(`\n${ADVICE}`);
process.exit(scale.failures === 0 ? 0 : 1);

async function weighPackage(one: Package, entry: string): Promise<void> {
  const { name } = one.manifest;
  if (one.short === 'ui') await weighParts(name, entry);
  else {
    const most = WHOLE[one.short];
    const { first, all } = await weighEntry(entry, importedPart(one));
    if (most === undefined) scale.weigh(`${name}, own code at once`, first, FEATURE.first);
    const what = one.short === 'contract' ? `${name}, the feed's calls` : `${name}, all own code`;
    scale.weigh(what, all, most ?? LARGER[one.short] ?? FEATURE.all);
  }
  scale.weigh(`${name}, bare import`, (await weighEntry(entry, null)).all, 0);
}

/**
 * Weighs each part of `ui`, which nobody imports whole: a line for the heaviest, one for each too
 * heavy.
 */
async function weighParts(name: string, entry: string): Promise<void> {
  const parts: { part: string; first: number }[] = [];
  for (const part of await exportedNames(entry)) {
    parts.push({ part, first: (await weighEntry(entry, part)).first });
  }
  parts.sort((one, other) => other.first - one.first);
  for (const { part, first } of parts.filter(
    (one, index) => index === 0 || one.first > UI_PART * 1000,
  )) {
    scale.weigh(`${name}, ${part}`, first, UI_PART);
  }
}

/** Names to import for the weighing: of the contract only the feed's calls. */
function importedPart({ short }: Package): string {
  if (short !== 'contract') return '*';
  const names = globSync('packages/{posts,feed}/src/**/*{Flow,Actors}.ts', { cwd: root }).flatMap(
    (path) =>
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

/**
 * The first pages with their initial files: those the HTML names, the page's, and English texts.
 */
function firstPages(): InitialPage[] {
  const html = readDist('index.html');
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
  const { pages: all } = JSON.parse(readDist('firstLoad.json')) as FirstLoad;
  const missing = FIRST_PAGES.filter((path) => !all.some((one) => one.path === path));
  if (missing.length > 0) throw new Error(`The host has no page at ${missing.join(', ')}`);
  return all.map(({ path, scripts, texts }) => ({
    path,
    files: [...new Set([...named, ...scripts, ...(texts.en ?? [])])],
  }));
}

function weighPages(react: number): void {
  for (const { path, files } of pages) {
    const bytes = files.reduce((sum, file) => sum + gzipped(readFileSync(join(dist, file))), 0);
    scale.weigh(`host ${path}, first load`, bytes, pageLimit(path));
    if (path === '/feed') scale.weigh('  against React alone', bytes, (react * REACT_RATIO) / 1000);
  }
}

function checkModules(): void {
  const complaints = complaintsAbout(
    JSON.parse(readDist('.vite/modules.json')) as ModulesOfFiles,
    pages.filter(({ path }) => FIRST_PAGES.includes(path)),
  );
  for (const complaint of complaints) scale.refuse(complaint);
  if (complaints.length === 0)
    scale.lines.push('host, one copy of each library and nothing in the first pages that can wait');
}

function readDist(file: string): string {
  if (!existsSync(join(dist, file))) throw new Error('Build the host first: npm run build');
  return readFileSync(join(dist, file), 'utf8');
}

/** Weighs React and react-dom alone, minified. */
async function weighReact(): Promise<number> {
  return gzipped(
    await bundleBareReact(`import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(createElement('p'));`),
  );
}
