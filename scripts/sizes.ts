/**
 * Weighs what a portal's visitors download: every package's own code, and the host's first pages;
 * and says what those pages hold that can wait.
 * kB are 1000 bytes of gzip. Needs the built packages and the built host.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import type { FirstLoad } from '../apps/host/src/boot/firstLoad.ts';
import { bundleBareReact } from './bareReact.ts';
import { complaintsAbout, type InitialPage, type ModulesOfFiles } from './initialModules.ts';
import { type Package, publishedPackages, root } from './packages.ts';

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

let failures = 0;
const lines: string[] = [];

function weigh(what: string, bytes: number, most: number): void {
  const weight = bytes / 1000;
  if (weight > most) failures += 1;
  const verdict = weight > most ? '  TOO HEAVY' : '';
  lines.push(
    `${what.padEnd(44)} ${weight.toFixed(1).padStart(6)} kB of ${+most.toFixed(1)}${verdict}`,
  );
}

for (const one of publishedPackages()) {
  const most = PACKAGES[one.short] ?? FEATURE;
  const what =
    one.short === 'contract' ? `${one.manifest.name}, the feed's calls` : one.manifest.name;
  weigh(`${what}, own code`, await weighPackage(one, importedPart(one)), most);
  weigh(`${one.manifest.name}, bare import`, await weighPackage(one, null), 0);
}
const dist = join(root, 'apps/host/dist');
const pages = firstPages();
weighPages(await weighReact());
checkModules();
console.log(lines.join('\n'));
process.exit(failures === 0 ? 0 : 1);

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

async function weighPackage({ folder }: Package, part: string | null): Promise<number> {
  const entry = JSON.stringify(join(root, folder, 'dist/index.js'));
  const contents =
    part === null
      ? `import ${entry};`
      : part === '*'
        ? `export * from ${entry};`
        : `export { ${part} } from ${entry};`;
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    splitting: true,
    outdir: join(root, 'node_modules/.cache/sizes'),
    write: false,
    metafile: true,
    minify: true,
    // A bare import of a package without side effects is what is weighed, not a mistake.
    logLevel: 'error',
    absWorkingDir: root,
    format: 'esm',
    target: 'es2022',
    plugins: [
      {
        name: 'own-code',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
            kind === 'entry-point' ? undefined : { path, external: true, sideEffects: false },
          ),
      },
    ],
  });
  // A bare import loads nothing later, though parts for later are written all the same.
  const counted =
    part === null
      ? outputFiles.filter(
          ({ path }) => metafile.outputs[relative(root, path)]?.entryPoint === '<stdin>',
        )
      : outputFiles;
  const texts: Record<string, number> = { en: 0, id: 0 };
  let code = 0;
  for (const { text, path, contents: bytes } of counted) {
    if (text.trim() === '') continue;
    const language = languageOf(metafile, path);
    if (language) texts[language] = (texts[language] ?? 0) + gzipped(bytes);
    else code += gzipped(bytes);
  }
  return code + Math.max(...Object.values(texts));
}

/** Which language a chunk is for that holds nothing else; React Aria's own Indonesian counts with it. */
function languageOf({ outputs }: Metafile, path: string): string | undefined {
  const inputs = Object.keys(outputs[relative(root, path)]?.inputs ?? {});
  const languages = inputs.map((input) => {
    const [, name, language] = /\/dist\/(?:(ariaTexts)|(en|id))-[A-Z0-9]+\.js$/.exec(input) ?? [];
    return name ? 'id' : language;
  });
  return new Set(languages).size === 1 ? languages[0] : undefined;
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
    weigh(`host ${path}, first load`, bytes, PAGE_LIMITS[path as keyof typeof PAGE_LIMITS]);
    if (path === '/feed') weigh('  against React alone', bytes, (react * REACT_RATIO) / 1000);
  }
}

function checkModules(): void {
  const complaints = complaintsAbout(
    JSON.parse(readDist('.vite/modules.json')) as ModulesOfFiles,
    pages,
  );
  failures += complaints.length;
  if (complaints.length > 0) lines.push(...complaints);
  else lines.push('host, one copy of each library and nothing in the first pages that can wait');
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

function gzipped(content: Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}
