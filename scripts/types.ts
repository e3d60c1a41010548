/**
 * Checks the types of every folder with a tsconfig.json. Folders with the same options are checked
 * as one program, so that shared sources are checked once.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Config {
  extends: string;
  include: string[];
  exclude?: string[];
  compilerOptions?: object;
}

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/types');
const configs = globSync(
  ['{packages,apps}/*/tsconfig.json', '{bench,mocks,tests,scripts,.storybook}/tsconfig.json'],
  { cwd: root },
).sort();
const programs = Map.groupBy(configs, (path) => JSON.stringify(read(path).compilerOptions ?? {}));
let failures = 0;

mkdirSync(cache, { recursive: true });
for (const [options, paths] of programs) await check(options, paths);
console.log(`types: ${programs.size - failures} of ${programs.size} programs pass`);
process.exitCode = failures === 0 ? 0 : 1;

function read(path: string): Config {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Config;
}

function check(options: string, paths: string[]): Promise<void> {
  // Hashed: a list of its folders could exceed the length of a file's name.
  const name = createHash('sha256').update(paths.join()).digest('hex').slice(0, 16);
  const project = join(cache, `${name}.json`);
  // TypeScript 7 takes a third of the time of 6, which other tools need for its JavaScript API.
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  writeFileSync(project, JSON.stringify(programOf(options, paths)));
  const incremental = ['--incremental', '--tsBuildInfoFile', join(cache, `${name}.tsbuildinfo`)];
  // Its threads repeat shared work: a single thread takes half the processor time.
  const args = [tsc, '-p', project, ...incremental, '--singleThreaded', '--pretty'];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) => {
      if (code !== 0) {
        failures += 1;
        console.error(`types: failed in ${paths.map((path) => dirname(path)).join(', ')}`);
      }
      resolve();
    });
  });
}

/** Describes one program of folders with the same options. */
function programOf(options: string, paths: string[]): Config {
  const files = (part: 'include' | 'exclude') =>
    paths.flatMap((path) =>
      (read(path)[part] ?? []).map((file) => relative(cache, join(root, dirname(path), file))),
    );
  return {
    extends: relative(cache, join(root, 'tsconfig.base.json')),
    compilerOptions: JSON.parse(options) as object,
    include: files('include'),
    exclude: files('exclude'),
  };
}
