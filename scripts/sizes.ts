/**
 * Weighs what a portal's visitors download: every package's own code, and the host's first pages.
 * kB are 1000 bytes of gzip. Needs the built packages and the built host.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import type { FirstLoad } from '../apps/host/src/boot/firstLoad.ts';
import { type Package, publishedPackages, root } from './packages.ts';

/** The most a package's own code may weigh with everything it imports left out. */
const PACKAGE_LIMITS: Record<string, number> = { contract: 6, ui: 20, portal: 12 };
const FEATURE_LIMIT = 15;

/**
 * The most script a page of the host may transfer before it shows its form or its first post: every
 * byte, so the boot script and the texts of one language too.
 */
const PAGE_LIMITS = { '/login': 140, '/feed': 165 };
/** The most it may be, as a multiple of React alone. */
const REACT_RATIO = 2.5;

let failures = 0;
const passed: string[] = [];

function weigh(what: string, bytes: number, limit: number): void {
  const isHeavy = bytes / 1000 > limit;
  if (isHeavy) failures += 1;
  const line = `${what.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${+limit.toFixed(1)}`;
  passed.push(isHeavy ? `${line}  TOO HEAVY` : line);
}

for (const one of publishedPackages()) {
  const limit = PACKAGE_LIMITS[one.short] ?? FEATURE_LIMIT;
  const what =
    one.short === 'contract' ? `${one.manifest.name}, the feed's calls` : one.manifest.name;
  weigh(`${what}, own code`, await weighPackage(one, importedPart(one)), limit);
  weigh(`${one.manifest.name}, bare import`, await weighPackage(one, null), 0);
}
weighPages(await weighReact());
console.log(passed.join('\n'));
process.exit(failures === 0 ? 0 : 1);

/** Names to import for the weighing: of the contract only what the feed's actors call. */
function importedPart({ short }: Package): string {
  if (short !== 'contract') return '*';
  const names = globSync('packages/feed/src/*Actors.ts', { cwd: root }).flatMap((path) =>
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
  return counted
    .filter(({ text, path }) => text.trim() !== '' && !isOtherLanguage(metafile, path))
    .reduce((sum, { contents: bytes }) => sum + gzipped(bytes), 0);
}

/** A member downloads one language: the chunks of Indonesian texts stand beside those of English. */
function isOtherLanguage({ outputs }: Metafile, path: string): boolean {
  const inputs = Object.keys(outputs[relative(root, path)]?.inputs ?? {});
  return (
    inputs.length > 0 && inputs.every((input) => /\/dist\/(aria\.)?id-[A-Z0-9]+\.js$/.test(input))
  );
}

/** What a page needs at once: what its HTML names, its own files, and its texts in English. */
function weighPages(react: number): void {
  const dist = join(root, 'apps/host/dist');
  if (!existsSync(join(dist, 'firstLoad.json')))
    throw new Error('Build the host first: npm run build');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
  const { pages } = JSON.parse(readFileSync(join(dist, 'firstLoad.json'), 'utf8')) as FirstLoad;
  for (const [path, limit] of Object.entries(PAGE_LIMITS)) {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`The host has no page at ${path}`);
    const files = new Set([...named, ...page.scripts, ...(page.texts.en ?? [])]);
    const bytes = [...files].reduce(
      (sum, file) => sum + gzipped(readFileSync(join(dist, file))),
      0,
    );
    weigh(`host ${path}, first load`, bytes, limit);
    if (path === '/feed') weigh('  against React alone', bytes, (react * REACT_RATIO) / 1000);
  }
}

/** React and react-dom alone, as small as they get. */
async function weighReact(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(createElement('p'));`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipped(contents), 0);
}

function gzipped(content: Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}
