/** Checks every package as published: is the tarball sound, do its types resolve? */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { publishedPackages, root } from './packages.ts';
import { packPackages } from './packed/tarballs.ts';
import { complaintsAboutTypes } from './publishedTypes.ts';

const tarballs = join(root, 'node_modules/.cache/tarballs');
rmSync(tarballs, { recursive: true, force: true });
const packages = publishedPackages();
const packed = new Map(packPackages(packages, tarballs).map((one) => [one.name, one]));
/** Resolution modes for CommonJS, which the kit does not publish. */
const otherWays: readonly string[] = ['node10', 'node16-cjs'];
let failures = 0;

for (const { folder, manifest } of packages) {
  const dist = join(root, folder, 'dist');
  const tarball = packed.get(manifest.name);
  if (!tarball) throw new Error(`npm has not packed ${manifest.name}`);
  const bytes = readFileSync(tarball.path);
  const problems = [
    ...(await lint(bytes)),
    ...(await resolveTypes(bytes, manifest.exports)),
    ...complaintsAboutPage(dist),
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
const unloadable = complaintsAboutMachines();
console.log(`machines in plain Node:${unloadable.map((one) => `\n  ${one}`).join('') || ' load'}`);
failures += unloadable.length;
process.exit(failures === 0 ? 0 : 1);

/** The built entries of machines that do not load where React is refused. */
function complaintsAboutMachines(): string[] {
  const entries = packages
    .filter(({ manifest }) => './machines' in manifest.exports)
    .map(({ folder }) => pathToFileURL(join(root, folder, 'dist/machines.js')).href);
  const load = `for (const entry of ${JSON.stringify(entries)}) {
    await import(entry).catch(({ message }) => console.error(entry + ': ' + message));
  }
  process.exit();`;
  const withoutReact = pathToFileURL(join(root, 'scripts/machines/withoutReact.ts')).href;
  const args = ['--import', withoutReact, '--input-type=module', '--eval', load];
  const { stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return stderr.split('\n').filter((line) => line !== '');
}

async function lint(bytes: Buffer<ArrayBuffer>): Promise<string[]> {
  const { buffer, byteOffset, byteLength } = bytes;
  const pack = { tarball: buffer.slice(byteOffset, byteOffset + byteLength) };
  const { messages, pkg } = await publint({ strict: true, pack });
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}

/** Checks npm's page of a package, and the licence of its font. */
function complaintsAboutPage(dist: string): string[] {
  const links = readFileSync(join(dist, 'README.md'), 'utf8').match(/\]\(\.[^)]*\)/g) ?? [];
  const fonts = globSync('fonts/*.woff2', { cwd: dist });
  return [
    ...links.map((link) => `README.md: ${link} leads nowhere on npm`),
    ...(fonts.length > 0 && !existsSync(join(dist, 'fonts/OFL.txt'))
      ? ['fonts/OFL.txt is missing']
      : []),
  ];
}

/**
 * Checks an addon: Storybook gives it its own React, so another React's runtime must not make
 * elements.
 */
function complaintsAboutAddon(dist: string): string[] {
  return globSync('*.js', { cwd: dist })
    .filter((file) => readFileSync(join(dist, file), 'utf8').includes('react/jsx-runtime'))
    .map((file) => `${file} takes the runtime of automatic JSX, which Storybook's frame lacks`);
}

/** Resolves types of scripts alone: styles and messages are files, not modules. */
async function resolveTypes(tarball: Buffer, exports: Record<string, unknown>): Promise<string[]> {
  const excludeEntrypoints = Object.keys(exports).filter((name) => /\.css$|\*/.test(name));
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    excludeEntrypoints,
  });
  if (!analysis.types) return ['attw: it has no types'];
  return analysis.problems
    .filter(
      (problem) => !('resolutionKind' in problem && otherWays.includes(problem.resolutionKind)),
    )
    .map((problem) => `attw: ${JSON.stringify(problem)}`);
}
