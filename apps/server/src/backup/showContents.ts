import type { Contents } from './archive.ts';

/** Tells an operator what an archive holds, a line each. */
export function showContents({ tables, files }: Contents): void {
  for (const [name, { rows }] of Object.entries(tables)) console.log(`${name}: ${rows}`);
  console.log(`files: ${files.count} (${(files.bytes / 1e6).toFixed(1)} MB)`);
}
