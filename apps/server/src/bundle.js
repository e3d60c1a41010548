// Not TypeScript, for the reason that run.js is not.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const MAKER = new URL('makeBundle.ts', import.meta.url);
/** The bundle holds a copy of this file: where it is deployed alone, there are no sources. */
const hasSources = existsSync(MAKER);
/** Beside the sources, as deep as they lie: relative addresses hold in both. */
const FOLDER = new URL(hasSources ? '../dist/' : './', import.meta.url);
/** Nobody else's: code is read from there. */
const COMPILED = new URL(
  hasSources ? '../../../node_modules/.cache/server' : '.cache/server',
  import.meta.url,
);

/**
 * Becomes one of the server's programs: `serve`, `createAdmin`, `exportData` or `importData`. Their
 * code is loaded in few files, compiled, and what it was compiled to is kept from start to start.
 * @param {string} program
 * @throws {Error} where there is no such program
 */
export async function runBundled(program) {
  const entry = bundledPrograms().get(program);
  if (!entry) throw new Error(`There is no program "${program}".`);
  enableCompileCache(fileURLToPath(COMPILED));
  // Stacks name the sources.
  process.setSourceMapsEnabled(true);
  // What a program of the server writes is its owner's alone.
  process.umask(0o077);
  await import(entry);
  flushCompileCache();
}

/**
 * Addresses of the programs in few files, by their names: the several hundred sources, read one by
 * one, would take a third of a second at every start. Made here where a source is newer than they are.
 * @returns {Map<string, string>}
 */
export function bundledPrograms() {
  const made = freshBundle();
  if (made || !hasSources) return made ?? new Map();
  const { status } = spawnSync(process.execPath, [fileURLToPath(MAKER)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const now = status === 0 ? freshBundle() : undefined;
  if (!now) throw new Error(`the server could not be put together in ${fileURLToPath(FOLDER)}`);
  return now;
}

/** The bundle where it is newer than all it was made of, or where it is all there is. */
function freshBundle() {
  try {
    /** @type {{ entries: Record<string, string>, sources: string[], begunAt: number }} */
    const { entries, sources, begunAt } = JSON.parse(
      readFileSync(new URL('bundle.json', FOLDER), 'utf8'),
    );
    /** @param {string} path */
    const isOlder = (path) => statSync(new URL(path, FOLDER)).mtimeMs < begunAt;
    if (hasSources && !sources.every(isOlder)) return undefined;
    return new Map(
      Object.entries(entries).map(([program, file]) => [program, new URL(file, FOLDER).href]),
    );
  } catch {
    // None yet, or one of another time, or a source that is gone.
    return undefined;
  }
}
