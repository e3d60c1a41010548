import type { Contents } from './archive.ts';

/** Prints the contents of an archive, a line for each table. */
export function showContents({ tables, files }: Contents): void {
  for (const [name, { rows }] of Object.entries(tables)) console.log(`${name}: ${rows}`);
  console.log(`files: ${files.count} (${(files.bytes / 1e6).toFixed(1)} MB)`);
}
