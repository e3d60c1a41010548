/** Writes the files of the page "Embed". */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/packages.ts';

/** Matches a block of code whose first line names its file. */
const FILE = /^```\w+\n(?:\/\/|\/\*) ([\w./]+)(?: \*\/)?\n(.*?)^```$/gms;

/**
 * Writes the files below the given folders, with this server's address in place of the reader's.
 */
export function writeEmbedFiles(
  target: string,
  serverUrl: string,
  isWanted: (path: string) => boolean,
): string[] {
  const page = readFileSync(join(root, 'docs/embed.md'), 'utf8');
  const written: string[] = [];
  for (const [, path = '', code = ''] of page.matchAll(FILE)) {
    if (!isWanted(path)) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), code.replace('http://127.0.0.1:4000', serverUrl));
    written.push(path);
  }
  return written;
}
