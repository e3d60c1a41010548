/** Builds every package into its `dist`, which is also the folder that is published. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from 'tsup';
import { writeTypes } from './declarations.ts';
import { type Entry, type Manifest, type Package, publishedPackages, root } from './packages.ts';
import { pureCalls } from './pureCalls.ts';
import { unlayer } from './unlayer.ts';

const only = process.argv.slice(2);

const wanted = publishedPackages().filter(({ short }) => only.length === 0 || only.includes(short));
const waiting = [...wanted];
await Promise.all([buildNext(), buildNext()]);
await writeTypes(
  wanted.map(({ folder, manifest }) => ({ folder, entries: entriesOf(manifest, '.ts') })),
);

async function buildNext(): Promise<void> {
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const started = performance.now();
    await buildPackage(one);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${one.manifest.name} built in ${seconds} s`);
  }
}

async function buildPackage({ folder, manifest }: Package): Promise<void> {
  const source = join(root, folder);
  const dist = join(source, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const isReact = 'react' in { ...manifest.peerDependencies };
  const isAddon = 'storybook' in { ...manifest.peerDependencies };
  await build({
    config: false,
    entry: Object.fromEntries(
      Object.entries(entriesOf(manifest, '.ts')).map(([name, path]) => [name, join(source, path)]),
    ),
    outDir: dist,
    tsconfig: join(source, 'tsconfig.json'),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    external: [/^[^./]/],
    esbuildPlugins: [pureCalls(join(source, 'src'))],
    // React Server Components need it at the top of the entry; tsup's own tree-shaking drops it.
    banner: isReact ? { js: "'use client';" } : {},
    esbuildOptions: (options) => {
      // Storybook's frame gives its addons its own React, without the runtime of automatic JSX: theirs
      // is as their tsconfig.json says.
      if (!isAddon) options.jsx = 'automatic';
    },
    sourcemap: true,
    silent: true,
  });
  for (const [name, css] of Object.entries(entriesOf(manifest, '.css'))) {
    await buildStyles(join(source, css), join(dist, name));
  }
  if (existsSync(join(source, 'src/messages'))) {
    cpSync(join(source, 'src/messages'), join(dist, 'messages'), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
  }
  for (const file of ['README.md', 'CHANGELOG.md']) {
    if (existsSync(join(source, file))) cpSync(join(source, file), join(dist, file));
  }
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`);
}

/** Output name to source file, for the entries of one kind. */
function entriesOf(manifest: Manifest, extension: string): Record<string, string> {
  const entries = Object.values(manifest.exports).flatMap((entry): [string, string][] => {
    const from = entry['saudagar-source'];
    const to = entry.default;
    if (!from?.endsWith(extension) || !to) return [];
    return [[to.replace('./dist/', '').replace(/\.(js|css)$/, ''), from]];
  });
  return Object.fromEntries(entries);
}

/** One stylesheet in `@layer saudagar`, and one without for portals whose own resets have no layer. */
async function buildStyles(source: string, target: string): Promise<void> {
  await bundleStyles(source, `${target}.css`);
  const own = source.replace(/\.css$/, '.unlayered.css');
  await bundleStyles(existsSync(own) ? own : source, `${target}.unlayered.css`);
  writeFileSync(
    `${target}.unlayered.css`,
    unlayer(readFileSync(`${target}.unlayered.css`, 'utf8')),
  );
}

async function bundleStyles(source: string, outfile: string): Promise<void> {
  await bundle({
    entryPoints: [source],
    outfile,
    bundle: true,
    minify: true,
    // The newest syntax stays as it is written: it is the host that knows its browsers.
    target: 'esnext',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]',
    logLevel: 'warning',
  });
}

/** The package.json that is published: built files only, nothing of the workspace. */
function published(manifest: Manifest): Manifest {
  const { devDependencies, scripts, files, publishConfig, exports, ...rest } = manifest;
  const isHere = (path: string) => path.replace('./dist/', './');
  const entries = Object.entries(exports).map(([name, entry]): [string, Entry] => {
    const { 'saudagar-source': _, ...kept } = entry;
    return [name, Object.fromEntries(Object.entries(kept).map(([key, to]) => [key, isHere(to)]))];
  });
  return { ...rest, exports: Object.fromEntries(entries) } as Manifest;
}
