import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../apps/host/src');
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** A page of the host, at a place where there is something to see. */
export interface HostPage {
  /** Its path as the host has it: `/posts/:id`. */
  path: string;
  /** Where it is visited. */
  address: string;
  /** Whether it is for visitors who have not signed in. */
  isEntrance: boolean;
}

/** What stands for each `:name` of a path that has some, by the path. */
export type Places = Readonly<Record<string, string>>;

/**
 * Every page the host has, read from its one list, so that a new one is swept from its first day. Of
 * paths that lead to one page the last stands for all, and of those with a `:name` again the last.
 * @throws where a path has a `:name` and nobody said what stands for it.
 */
export function hostPages(places: Places): HostPage[] {
  const list = read('pages/pages.tsx');
  const constants = Object.fromEntries(
    Array.from(
      read('routing/resolvePath.ts').matchAll(/export const (\w+) = '([^']+)'/g),
      ([, name = '', path = '']) => [name, path],
    ),
  );
  const entrances = list.indexOf('export const entrances');
  const pages = Array.from(
    list.matchAll(/\bpath: (?:'([^']+)'|(\w+)),\s*label: '([^']+)'/g),
    ({ index, ...match }): [string, HostPage] => {
      const path = match[1] ?? constants[match[2] ?? ''];
      if (!path) throw new Error(`The path ${match[2]} of a page stands in routing/resolvePath.ts`);
      const isEntrance = index > entrances;
      return [
        `${match[3]} ${path.includes(':')}`,
        { path, address: addressOf(path, places), isEntrance },
      ];
    },
  );
  return [...new Map(pages).values()];
}

function addressOf(path: string, places: Places): string {
  if (!path.includes(':')) return path;
  const address = places[path];
  if (address) return address;
  throw new Error(
    `No one has said where to visit ${path}: make something to see there in tests/e2e/everyPage.spec.ts, and add its address to the places.`,
  );
}
