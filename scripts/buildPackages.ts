/** Builds every package into its `dist`, which is also the published folder. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'tsup';
import { writeTypes } from './declarations.ts';
import { type Manifest, type Package, publishedPackages, root } from './packages.ts';
import { publishedManifest, publishedReadme } from './packed/published.ts';
import { pureCalls } from './pureCalls.ts';
import { buildDesignTokens, buildStyles } from './stylesheets.ts';

const only = process.argv.slice(2);

const wanted = publishedPackages().filter(({ short }) => only.length === 0 || only.includes(short));
const waiting = [...wanted];
await Promise.all([buildNext(), buildNext()]);
await writeTypes(wanted.map(({ folder, manifest }) => ({ folder, entries: entriesOf(manifest) })));

async function buildNext(): Promise<void> {
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const started = performance.now();
    await buildPackage(one);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${one.manifest.name} built in ${seconds} s`);
  }
}

async function buildPackage(one: Package): Promise<void> {
  const { folder, manifest } = one;
  const source = join(root, folder);
  const dist = join(source, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const isReact = 'react' in { ...manifest.peerDependencies };
  const isAddon = 'storybook' in { ...manifest.peerDependencies };
  await build({
    config: false,
    entry: Object.fromEntries(
      [...Object.entries(entriesOf(manifest)), ...workersOf(source)].map(([name, path]) => [
        name,
        join(source, path),
      ]),
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
      // Storybook's frame gives addons its own React, without the automatic JSX runtime: theirs
      // follows their tsconfig.json.
      if (!isAddon) options.jsx = 'automatic';
    },
    sourcemap: true,
    silent: true,
  });
  await buildStyles(one);
  buildDesignTokens(one);
  // The contract's area `messages` has its texts in code.
  if (existsSync(join(source, 'src/messages/en.json'))) {
    cpSync(join(source, 'src/messages'), join(dist, 'messages'), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
  }
  for (const { 'saudagar-source': from, default: to } of Object.values(manifest.exports)) {
    if (to && from?.endsWith('.json')) cpSync(join(source, from), join(source, to));
  }
  const readme = readFileSync(join(source, 'README.md'), 'utf8');
  writeFileSync(join(dist, 'README.md'), publishedReadme(folder, readme));
  if (existsSync(join(source, 'CHANGELOG.md'))) {
    cpSync(join(source, 'CHANGELOG.md'), join(dist, 'CHANGELOG.md'));
  }
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  const json = JSON.stringify(publishedManifest(one), null, 2);
  writeFileSync(join(dist, 'package.json'), `${json}\n`);
}

/** Output name and source file of each worker, which no entry imports. */
function workersOf(source: string): [string, string][] {
  const paths = globSync('src/**/*.worker.ts', { cwd: source });
  return paths.map((path) => [basename(path, '.ts'), path]);
}

/** Output name to source file, for the entries that are code. */
function entriesOf(manifest: Manifest): Record<string, string> {
  const entries = Object.values(manifest.exports).flatMap((entry): [string, string][] => {
    const from = entry['saudagar-source'];
    const to = entry.default;
    if (!from || !/\.tsx?$/.test(from) || !to) return [];
    return [[to.replace('./dist/', '').replace(/\.js$/, ''), from]];
  });
  return Object.fromEntries(entries);
}
