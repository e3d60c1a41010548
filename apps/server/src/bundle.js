// Not TypeScript, for the reason that main.js is not.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the bundle is: beside the sources, so that what they say of places holds there too. */
const FOLDER = new URL('../dist/', import.meta.url);
const MAKER = new URL('makeBundle.ts', import.meta.url);

/**
 * Address of the server's code in few files: its several hundred, read one by one, would take a
 * third of a second at every start. Made here where a source is newer than they are.
 * @returns {string}
 */
export function bundledServer() {
  const made = freshBundle();
  if (made) return made;
  const { status } = spawnSync(process.execPath, [fileURLToPath(MAKER)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const now = status === 0 ? freshBundle() : undefined;
  if (!now) throw new Error(`the server could not be put together in ${fileURLToPath(FOLDER)}`);
  return now;
}

/** The bundle where it is newer than all it was made of. */
function freshBundle() {
  try {
    const { entry, sources, begunAt } = JSON.parse(
      readFileSync(new URL('bundle.json', FOLDER), 'utf8'),
    );
    /** @param {string} path */
    const isOlder = (path) => statSync(new URL(path, FOLDER)).mtimeMs < begunAt;
    return sources.every(isOlder) ? new URL(entry, FOLDER).href : undefined;
  } catch {
    // None yet, or one of another time, or a source that is gone.
    return undefined;
  }
}
