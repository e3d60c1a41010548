/** Puts the server's programs together in few files, beside its sources. Run by `bundle.js`. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, '../dist');
const note = join(folder, 'bundle.json');
/** Builds whose files stay, for servers that run and have not loaded all of theirs. */
const KEPT = 5;

const programs = ['serve', 'createAdmin', 'exportData', 'importData'];
/** Work that programs do in processes of their own. */
const makers = ['database/clusterMaker', '../demo/fileMaker'];
/** The programs' start, for a place where nothing but the bundle is. */
const starters = ['run.js', 'bundle.js'];

/** Pictures and videos that the demo reads, from its folder; the build takes code and data in. */
const demo = join(import.meta.dirname, '../demo');
const media = readdirSync(demo, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(ts|json)$/.test(entry.name))
  .map((entry) => relative(demo, join(entry.parentPath, entry.name)));

/** Packages with native code, files of their own or imports that the build cannot see, and rare ones. */
const external = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'fast-json-stringify',
  'file-type',
  'pg',
  'pino-pretty',
  'sharp',
  'web-push',
];

/** What a place with the bundle alone has to install. */
function deployedManifest(): string {
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  const { name, version, license, engines, dependencies } = JSON.parse(text);
  const needed = Object.fromEntries(external.map((one) => [one, dependencies[one]]));
  const about = { name, version, license, private: true, type: 'module', engines };
  const manifest = { ...about, dependencies: needed };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

interface Note {
  /** The file that each program and maker begins with. */
  entries: Record<string, string>;
  /** When its making began, in ms. */
  begunAt: number;
  /** What it was made of, from the folder on, as addresses. */
  sources: string[];
  /** The files of the last builds, this one's first. */
  builds: string[][];
}

const begunAt = Date.now();
const { outputFiles, metafile } = await build({
  entryPoints: [...programs, ...makers].map((path) => join(import.meta.dirname, `${path}.ts`)),
  absWorkingDir: folder.replace(/dist$/, 'src'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['saudagar-source'],
  external,
  // What packages in CommonJS ask for.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);",
  },
  outdir: folder,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  // For stacks that name the sources: what a line is mapped to is looked up in fewer bytes of these.
  sourcemap: 'linked',
  sourcesContent: false,
  minifyWhitespace: true,
  metafile: true,
  write: false,
  logLevel: 'error',
});

mkdirSync(folder, { recursive: true });
for (const path of media) {
  const copy = join(folder, 'demo', path);
  mkdirSync(dirname(copy), { recursive: true });
  put(copy, readFileSync(join(demo, path)));
}
for (const { path, contents } of outputFiles) if (!existsSync(path)) put(path, contents);
const files = outputFiles.map(({ path }) => basename(path));
const builds = [files, ...lastBuilds()].slice(0, KEPT);
const sources = [
  ...Object.keys(metafile.inputs),
  'makeBundle.ts',
  ...starters,
  ...media.map((path) => `../demo/${path}`),
  '../package.json',
  '../../../package-lock.json',
]
  .filter((path) => !path.includes('node_modules'))
  .map((path) => encodeURI(`../src/${path}`));
const entries = Object.fromEntries(
  [...programs, ...makers].map((path) => [
    basename(path),
    files.find((name) => name.startsWith(`${basename(path)}-`) && name.endsWith('.js')) ?? '',
  ]),
);
for (const name of starters) put(join(folder, name), readFileSync(join(import.meta.dirname, name)));
put(join(folder, 'package.json'), deployedManifest());
put(note, JSON.stringify({ entries, begunAt, sources, builds } satisfies Note));
const known = new Set([...builds.flat(), ...starters]);
for (const name of readdirSync(folder))
  if (/\.js(\.map)?$/.test(name) && !known.has(name)) rmSync(join(folder, name), { force: true });

/** Writes a file whole or not at all: another start may be reading, or writing the same. */
function put(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

function lastBuilds(): string[][] {
  try {
    return (JSON.parse(readFileSync(note, 'utf8')) as Note).builds;
  } catch {
    return [];
  }
}
