/**
 * Loads every `*Flow.ts` and `*Machine.ts` below a folder, and every package's `machines.ts`, in
 * plain Node, where React is refused. Checks that each invoke handles its error, and that entries
 * export each machine with the function that provides it. Needs `--conditions=saudagar-source`.
 */
import './machines/withoutReact.ts';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { complaintsAboutEntries } from './machines/entries.ts';
import { machinesOf, unansweredInvokes } from './machines/invokes.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const files = globSync('{packages,apps}/*/src/**/*{Flow,Machine}.ts', { cwd: folder }).sort();
const complaints: string[] = [];
let machines = 0;

for (const file of files) {
  const exported = machinesOf((await load(file)) ?? {});
  machines += exported.length;
  for (const machine of exported) {
    complaints.push(...unansweredInvokes(machine).map((one) => `${file}: ${one}`));
  }
}
complaints.push(...(await complaintsAboutEntries(folder, load)));

console.log(`${machines} machines of ${files.length} files`);
for (const complaint of new Set(complaints)) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function load(file: string): Promise<object | undefined> {
  try {
    return (await import(pathToFileURL(join(folder, file)).href)) as object;
  } catch (error) {
    complaints.push(`${file} does not load without React: ${(error as Error).message}`);
    return undefined;
  }
}
