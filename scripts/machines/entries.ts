import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machinesOf } from './invokes.ts';

type Load = (file: string) => Promise<object | undefined>;

const PROVIDER = /^export (?:const|function) provide[A-Z]/m;

/** Complaints about machines that no entry, or the wrong one, exports; files are relative to a folder. */
export async function complaintsAboutEntries(folder: string, load: Load): Promise<string[]> {
  const packages = globSync('packages/*', { cwd: folder }).sort();
  const found = await Promise.all(packages.map((one) => complaintsAbout(folder, one, load)));
  return found.flat();
}

/** A package of machines alone, as `flows`, has them in its index. */
async function complaintsAbout(folder: string, one: string, load: Load): Promise<string[]> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = globSync(`${one}/src/**/*{Flow,Actors}.ts`, { cwd: folder }).sort();
  const provided = files.filter((file) => PROVIDER.test(read(file)));
  if (provided.length === 0) return [];
  const [machines, index] = [`${one}/src/machines.ts`, `${one}/src/index.ts`];
  const hasEntry = existsSync(join(folder, machines));
  const entry = hasEntry ? machines : index;
  const exported = new Set<unknown>(Object.values((await load(entry)) ?? {}));
  const indexText = hasEntry && existsSync(join(folder, index)) ? read(index) : '';
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
      if (new RegExp(`\\b${name}\\b(?!\\.ts)`).test(indexText))
        complaints.push(`${index} exports ${name}`);
    }
  }
  return complaints;
}
