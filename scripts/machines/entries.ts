import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../packages.ts';
import { machinesOf } from './invokes.ts';

type Load = (file: string) => Promise<object | undefined>;

const PROVIDER = /^export (?:const|function) provide[A-Z]/m;

/** Complaints about machines that no entry, or the wrong one, exports; files are relative to a folder. */
export async function complaintsAboutEntries(folder: string, load: Load): Promise<string[]> {
  const packages = globSync('packages/*', { cwd: folder }).sort();
  const complaints = await Promise.all(packages.map((one) => complaintsAbout(folder, one, load)));
  return complaints.flat();
}

/** A package of machines alone, as `flows`, has them in its index. */
async function complaintsAbout(folder: string, one: string, load: Load): Promise<string[]> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = globSync(`${one}/src/**/*{Flow,Actors}.ts`, { cwd: folder }).sort();
  const provided = files.filter((file) => PROVIDER.test(read(file)));
  if (provided.length === 0) return [];
  const { exports } = JSON.parse(read(`${one}/package.json`)) as Pick<Manifest, 'exports'>;
  const sourceOf = (name: string) => join(one, exports[name]?.['saudagar-source'] ?? '');
  const machines = exports['./machines'] ? './machines' : '.';
  const entry = sourceOf(machines);
  const others = Object.keys(exports)
    .filter((name) => name !== machines && /\.tsx?$/.test(sourceOf(name)))
    .map(sourceOf);
  const exported = new Set<unknown>(Object.values((await load(entry)) ?? {}));
  const complaints: string[] = [];
  for (const file of provided) {
    const twin = file.replace(/Actors\.ts$/, 'Machine.ts');
    const module = {
      ...(await load(file)),
      ...(existsSync(join(folder, twin)) && (await load(twin))),
    };
    const running = new Set<unknown>(machinesOf(module));
    for (const [name, value] of Object.entries(module)) {
      if (!running.has(value) && !/^provide[A-Z]/.test(name)) continue;
      if (!exported.has(value)) complaints.push(`${entry} does not export ${name} of ${file}`);
      const named = new RegExp(`\\b${name}\\b(?!\\.ts)`);
      const naming = others.filter((other) => named.test(read(other)));
      complaints.push(...naming.map((other) => `${other} exports ${name}`));
    }
  }
  return complaints;
}
