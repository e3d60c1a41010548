/**
 * Weighs what a portal's visitors download: every package's own code, and the host's first pages.
 * kB are 1000 bytes of gzip. Needs the built packages and the built host.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { type Package, publishedPackages, root } from './packages.ts';

/** The most a package's own code may weigh with everything it imports left out. */
const PACKAGE_LIMITS: Record<string, number> = { contract: 6, ui: 20, portal: 12 };
const FEATURE_LIMIT = 15;

/**
 * The most script a page of the host may need before it shows something: little more than today, so
 * that it only gets less. The aims are 140 for sign-in and 165 for the feed.
 */
const PAGE_LIMITS = [
  { path: '/login', module: /LoginPage\.tsx$/, limit: 149 },
  { path: '/feed', module: /FeedPage\.tsx$/, limit: 171 },
];

let failures = 0;
const passed: string[] = [];

function weigh(what: string, bytes: number, limit: number): void {
  const isHeavy = bytes / 1000 > limit;
  if (isHeavy) failures += 1;
  const line = `${what.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${limit}`;
  passed.push(isHeavy ? `${line}  TOO HEAVY` : line);
}

for (const one of publishedPackages()) {
  const limit = PACKAGE_LIMITS[one.short] ?? FEATURE_LIMIT;
  const what =
    one.short === 'contract' ? `${one.manifest.name}, the feed's calls` : one.manifest.name;
  weigh(`${what}, own code`, await weighPackage(one, importedPart(one)), limit);
  weigh(`${one.manifest.name}, bare import`, await weighPackage(one, null), 0);
}
weighPages();
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
    .reduce((sum, { contents: bytes }) => sum + gzipSync(bytes, { level: 9 }).length, 0);
}

/** A member downloads one language: the chunks of Indonesian texts stand beside those of English. */
function isOtherLanguage({ outputs }: Metafile, path: string): boolean {
  const inputs = Object.keys(outputs[relative(root, path)]?.inputs ?? {});
  return (
    inputs.length > 0 && inputs.every((input) => /\/dist\/(aria\.)?id-[A-Z0-9]+\.js$/.test(input))
  );
}

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** What a page needs at once: the entry, the page's own module and all they import statically. */
function weighPages(): void {
  const path = join(root, 'apps/host/dist/.vite/manifest.json');
  if (!existsSync(path)) throw new Error('Build the host with its manifest first: npm run build');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The host’s manifest names no entry');
  for (const { path, module, limit } of PAGE_LIMITS) {
    const page = Object.keys(manifest).find((key) => module.test(key));
    const files = new Set<string>();
    collect(manifest, entry, files);
    if (page) collect(manifest, page, files);
    const bytes = [...files].reduce((sum, file) => sum + gzippedSize(file), 0);
    weigh(`host ${path}, first load`, bytes, limit);
  }
}

function collect(manifest: Record<string, Chunk>, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(manifest, next, files);
}

function gzippedSize(file: string): number {
  return gzipSync(readFileSync(join(root, 'apps/host/dist', file)), { level: 9 }).length;
}
