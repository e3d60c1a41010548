import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MachineCoverage } from '@saudagar/storybook-addon-statecharts';
import { factorySamples, madeByFactory, statesOnBoards, statesToShow } from './flowStates.ts';

/** Leaf states of a machine, and those that stories entered. */
type States = MachineCoverage['states'];

/** The states of each machine that stories started, by the machine's id. */
export type StateCoverage = ReadonlyMap<string, States>;

/** Reads the coverage of one run's stories, a file each: the story's id, a machine's id, and it. */
const readRun = (folder: string): [story: string, machine: string, MachineCoverage][] =>
  globSync('*.json', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const found = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;
      return Object.entries(found).map(([id, coverage]) => [basename(file, '.json'), id, coverage]);
    });

/** Merges the coverage of one run's stories. */
export function readCoverage(folder: string): StateCoverage {
  const merged = new Map<string, States>();
  for (const [, id, found] of readRun(folder)) {
    const { all, entered } = statesToShow(id, found);
    merged.set(id, { all, entered: [...(merged.get(id)?.entered ?? []), ...entered] });
  }
  return merged;
}

/** Names each state with a view of a feature's own in which no story with a picture ends. */
export function complaintsAboutBoards(folder: string, pictured: ReadonlySet<string>): string[] {
  const missing = new Map<string, Set<string>>();
  const run = readRun(folder);
  for (const [, id, coverage] of run) missing.set(id, new Set(statesOnBoards(id, coverage)));
  for (const [story, id, { shown = [] }] of run) {
    if (pictured.has(story)) for (const state of shown) missing.get(id)?.delete(state);
  }
  return [...missing].flatMap(([id, states]) =>
    states.size > 0
      ? [`${id}: no board shows ${[...states].join(', ')}; let a picture end there`]
      : [],
  );
}

/** The ids of all machines that packages and apps are made of, and of each factory's sample. */
export function machinesIn(root: string): string[] {
  const sources = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'], { cwd: root });
  const made = sources
    .filter((path) => !/\.(test|testing)\.ts$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return [/createMachine\(\{\s*id: '([^']+)'/g, madeByFactory].flatMap((pattern) =>
        Array.from(source.matchAll(pattern), ([, id]) => `${id}`),
      );
    });
  return [...made, ...factorySamples].sort();
}

/** Names each leaf state that no story enters, with advice for a first encounter. */
export function complaintsAboutStates(
  machines: readonly string[],
  coverage: StateCoverage,
): string[] {
  const complaints = machines.flatMap((id, index) => {
    if (machines.indexOf(id) !== index) return [`${id}: two machines have this id`];
    const states = coverage.get(id);
    if (!states) return [`${id}: no story starts it`];
    const unseen = states.all.filter((name) => !states.entered.includes(name));
    return unseen.length > 0 ? [`${id}: no story enters ${unseen.join(', ')}`] : [];
  });
  return complaints.length > 0 ? [...complaints, ADVICE] : [];
}

const ADVICE = `Stories enter every leaf state of every machine. Of a machine that a factory of flows
made, they enter the states whose view is its feature's own.
Find the story that comes nearest and let its \`play\` go on from there, by events a member can cause;
make a new story only where the end is another. What no member can cause is dead: take it out of the
machine. \`npm run test:stories -- <part of a story's id>\` runs a few; this looks at a whole run.`;
