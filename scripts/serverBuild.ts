import { cpSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'tsup';
import { isStale, readManifest, root } from './packages.ts';

const server = join(root, 'apps/server');
const dist = join(server, 'dist');

const PROGRAMS = ['run', 'serve', 'createAdmin', 'exportData', 'importData'];
/** Modules that run in processes of their own. */
const PROCESSES = ['database/clusterMaker.ts', '../demo/fileMaker.ts'];

/** Packages with native code, own files or dynamic imports, and rarely used ones. */
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

/** Checks whether any input of the programs is newer than their last build. */
export const isServerStale = () => isStale(join(dist, 'package.json'), INPUTS);

/** Definitions that packages in CommonJS need. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);";

/**
 * Bundles the server's programs, each into one file of a folder that can be deployed alone: a
 * running server is unaffected by the next build.
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
    // All others are bundled, whatever the manifest says of them.
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
  // Images and videos of the demo; code and data are in the bundle.
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
