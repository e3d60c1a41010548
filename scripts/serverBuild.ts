import { cpSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'tsup';
import { isStale, readManifest, root } from './packages.ts';

const server = join(root, 'apps/server');
const dist = join(server, 'dist');

const PROGRAMS = ['run', 'serve', 'createAdmin', 'exportData', 'importData'];
/** Work that programs do in processes of their own, from the sources on. */
const PROCESSES = ['database/clusterMaker.ts', '../demo/fileMaker.ts'];

/** Packages with native code, files of their own or imports that the build cannot see, and rare ones. */
const EXTERNAL = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'fast-json-stringify',
  'file-type',
  'pg',
  'pino-pretty',
  'sharp',
  'web-push',
];

const INPUTS = [
  'apps/server/{package.json,src/**/*,demo/**/*}',
  'packages/contract/src/**/*',
  'scripts/serverBuild.ts',
  'package-lock.json',
];

/** Says whether anything that goes into the programs is newer than the last build of them. */
export const isServerStale = () => isStale(join(dist, 'package.json'), INPUTS);

/** Definitions that packages in CommonJS need. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);";

/**
 * Puts the server's programs together, each in one file of a folder that can be deployed alone: a
 * server that runs has all of its own, also while another is built.
 */
export async function buildServer(): Promise<void> {
  await build({
    config: false,
    entry: Object.fromEntries(
      [...PROGRAMS.map((name) => `${name}.ts`), ...PROCESSES].map((path) => [
        basename(path, '.ts'),
        join(server, 'src', path),
      ]),
    ),
    outDir: dist,
    tsconfig: join(server, 'tsconfig.json'),
    format: 'esm',
    platform: 'node',
    target: 'node20',
    splitting: false,
    removeNodeProtocol: false,
    // All others are put in, whatever the manifest says of them.
    noExternal: [new RegExp(`^(?!(${EXTERNAL.join('|')})(/|$))`)],
    external: EXTERNAL,
    banner: { js: REQUIRE },
    sourcemap: true,
    silent: true,
    esbuildOptions: (options) => {
      options.conditions = ['saudagar-source'];
      options.sourcesContent = false;
      options.minifyWhitespace = true;
    },
  });
  // Pictures and videos that the demo reads; code and data are in the build.
  cpSync(join(server, 'demo'), join(dist, 'demo'), {
    recursive: true,
    filter: (path) => !/\.(ts|json)$/.test(path),
  });
  writeFileSync(join(dist, 'package.json'), deployedManifest());
}

/** The package.json of a deployment that has the bundle alone. */
function deployedManifest(): string {
  const {
    name,
    version,
    license,
    engines,
    dependencies = {},
  } = readManifest('apps/server/package.json');
  const needed = Object.fromEntries(EXTERNAL.map((one) => [one, dependencies[one]]));
  const about = { name, version, license, private: true, type: 'module', engines };
  return `${JSON.stringify({ ...about, dependencies: needed }, null, 2)}\n`;
}
