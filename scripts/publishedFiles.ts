/** Looks at every package as it would be published: is the tarball sound, do its types resolve? */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { publishedPackages, root } from './packages.ts';
import { complaintsAboutTypes } from './publishedTypes.ts';

const tarballs = join(root, 'node_modules/.cache/tarballs');
rmSync(tarballs, { recursive: true, force: true });
mkdirSync(tarballs, { recursive: true });
let failures = 0;

for (const { folder, manifest } of publishedPackages()) {
  const dist = join(root, folder, 'dist');
  const packed = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', tarballs], {
      cwd: dist,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as { filename: string; size: number; entryCount: number }[];
  const [tarball] = Array.isArray(packed) ? packed : Object.values(packed as object);
  const problems = [
    ...(await lint(dist)),
    ...resolveTypes(join(tarballs, tarball.filename), manifest.exports),
    ...('storybook' in { ...manifest.peerDependencies } ? complaintsAboutAddon(dist) : []),
  ];
  const size = `${tarball.entryCount} files, ${(tarball.size / 1000).toFixed(0)} kB`;
  console.log(`${manifest.name}: ${size}${problems.map((problem) => `\n  ${problem}`).join('')}`);
  failures += problems.length;
}
const complaints = complaintsAboutTypes();
console.log(
  `types and examples:${complaints.map((complaint) => `\n  ${complaint}`).join('') || ' hold'}`,
);
failures += complaints.length;
process.exit(failures === 0 ? 0 : 1);

async function lint(pkgDir: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir, strict: true, pack: 'npm' });
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}

/** Storybook gives its addons its own React, whose elements another React's runtime does not make. */
function complaintsAboutAddon(dist: string): string[] {
  return globSync('*.js', { cwd: dist })
    .filter((file) => readFileSync(join(dist, file), 'utf8').includes('react/jsx-runtime'))
    .map((file) => `${file} takes the runtime of automatic JSX, which Storybook's frame lacks`);
}

/** Styles and messages are files, not modules: only scripts have types to resolve. */
function resolveTypes(tarball: string, exports: Record<string, unknown>): string[] {
  const files = Object.keys(exports).filter((name) => /\.css$|\*/.test(name));
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/attw'),
    [
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
      ...(files.length > 0 ? ['--exclude-entrypoints', ...files] : []),
    ],
    { encoding: 'utf8' },
  );
  return status === 0 ? [] : [`attw: ${stdout}${stderr}`];
}
