import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@saudagar/contract/server';
import type { Scenario } from './scenario.ts';

/** An uncovered page or call. */
export interface Gap {
  what: string;
  advice: string;
}

const HOW =
  'Add one to tests/faults/scenarios, listed by its area in tests/areas.ts: what a member does there, what they press, and what is there once it is done. Which calls it makes, the sweep finds out.';

/** Pages of the host without a scenario. */
export function pagesWithout(
  scenarios: readonly Pick<Scenario, 'page'>[],
  paths: readonly string[],
): Gap[] {
  return paths
    .filter((path) => !scenarios.some(({ page }) => page === path))
    .map((path) => ({ what: `The page ${path} has no scenario`, advice: HOW }));
}

/** Calls of screens that met no fault. */
export function callsWithout(
  swept: ReadonlySet<string>,
  callers: ReadonlyMap<string, string>,
): Gap[] {
  return [...callers]
    .filter(([name]) => !swept.has(name))
    .map(([name, file]) => ({
      what: `${file} calls ${name}, and no scenario makes that call`,
      advice: HOW,
    }));
}

const SOURCES = '{packages/*,apps/host}/src/**/*.{ts,tsx}';
const IMPORT = /import (?!type)\{([^}]*)\} from '@saudagar\/contract'/g;

/** Endpoints that the code of screens imports, with the first file that does. */
export function callersOf(root: string): ReadonlyMap<string, string> {
  const names = new Set(endpoints.map(({ name }) => name));
  const callers = new Map<string, string>();
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    if (/^packages\/contract\/|\.(?:test|stories|testing)\.tsx?$|\/simulation\//.test(file))
      continue;
    for (const [, imported = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      for (const name of imported.split(',').map((part) => part.trim())) {
        if (names.has(name) && !callers.has(name)) callers.set(name, file);
      }
    }
  }
  return callers;
}
