/**
 * Loads every `*Flow.ts` and `*Machine.ts` below a folder in plain Node, where React is refused,
 * and checks that each invoke handles its error. Needs `--conditions=saudagar-source`.
 */
import './machines/withoutReact.ts';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machinesOf, unansweredInvokes } from './machines/invokes.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const files = globSync('{packages,apps}/*/src/**/*{Flow,Machine}.ts', { cwd: folder }).sort();
const complaints: string[] = [];
let machines = 0;

for (const file of files) {
  try {
    const found = machinesOf(await import(pathToFileURL(join(folder, file)).href));
    machines += found.length;
    for (const machine of found) {
      complaints.push(...unansweredInvokes(machine).map((one) => `${file}: ${one}`));
    }
  } catch (error) {
    complaints.push(`${file} does not load without React: ${(error as Error).message}`);
  }
}

console.log(`${machines} machines of ${files.length} files`);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
