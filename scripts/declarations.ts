/** The types of packages: declared all at once, and bundled to one file per entry. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from 'tsup';
import { root } from './packages.ts';

const cache = join(root, 'node_modules/.cache/declarations');
/** Errors of a module whose declarations need a name it cannot refer to. */
const UNNAMEABLE = /error TS(?:2742|2883|40\d\d):/;

/** A package: its folder, and the names in `dist` of its entries' sources. */
interface Typed {
  folder: string;
  entries: Record<string, string>;
}

/**
 * Writes the types of every entry into `dist`. TypeScript 7 checks and declares all modules in 6 s
 * of processor time and tsup bundles the result; tsup's own compiler took 60 for the packages in
 * sequence.
 */
export async function writeTypes(packages: readonly Typed[]): Promise<void> {
  // Files in `node_modules` are not bundled.
  const declared = mkdtempSync(join(tmpdir(), 'saudagar-declarations-'));
  try {
    const unnameable = await declareModules(packages, declared);
    // Entries of one package share modules: separate bundles would contain them twice.
    const [single, several] = [true, false].map((isSingle) =>
      packages.filter(({ entries }) => (Object.keys(entries).length === 1) === isSingle),
    ) as [Typed[], Typed[]];
    const bundles = [single, ...several.map((one) => [one])].filter(({ length }) => length > 0);
    await Promise.all(bundles.map((bundle) => bundleTypes(bundle, declared))).catch((error) => {
      console.error(unnameable.join('\n'));
      throw error;
    });
  } finally {
    rmSync(declared, { recursive: true });
  }
}

/** Bundles one package with entries that share modules, or many with one entry each. */
async function bundleTypes(packages: readonly Typed[], declared: string): Promise<void> {
  const entry = packages.flatMap(({ folder, entries }) =>
    Object.entries(entries).map(([name, path]) => {
      const target = packages.length === 1 ? name : `${folder}/dist/${name}`;
      return [target, join(declared, folder, path.replace(/\.tsx?$/, '.d.ts'))];
    }),
  );
  await build({
    config: false,
    entry: Object.fromEntries(entry),
    outDir: packages.length === 1 ? join(root, packages[0]?.folder ?? '', 'dist') : root,
    tsconfig: join(root, 'tsconfig.base.json'),
    format: 'esm',
    platform: 'neutral',
    external: [/^[^./]/],
    // tsup passes `baseUrl` to a compiler that has deprecated it.
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
    silent: true,
  });
}

/**
 * Writes one declaration per module, laid out as the sources are, and returns the errors of modules
 * that cannot be declared: the bundler misses them where an entry needs them.
 */
async function declareModules(packages: readonly Typed[], outDir: string): Promise<string[]> {
  mkdirSync(cache, { recursive: true });
  const from = (path: string) => relative(cache, join(root, path));
  const project = join(cache, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir,
    rootDir: from('.'),
    types: ['node'],
  };
  const config = {
    extends: from('tsconfig.base.json'),
    compilerOptions,
    include: packages.map(({ folder }) => from(`${folder}/src`)),
    exclude: ['test', 'testing', 'stories'].map((kind) => from(`packages/**/*.${kind}.*`)),
  };
  writeFileSync(project, JSON.stringify(config));
  const complaints = await compile(project);
  const wrong = complaints.filter((line) => !UNNAMEABLE.test(line));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return complaints;
}

/** Runs the compiler and returns its errors, by line. */
function compile(project: string): Promise<string[]> {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const child = spawn(process.execPath, [tsc, '-p', project, '--singleThreaded'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(output.split('\n').filter((line) => line !== '')));
  });
}
