import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineCoverage } from '@saudagar/storybook-addon-statecharts';
import { factorySamples, madeByFactory, statesToShow } from './flowStates.ts';
import { OUT_OF_REACH } from './outOfReach.ts';

/** Stories have to enter every leaf state, and to take this share of the transitions. */
const TRANSITIONS_WANTED = 0.9;

/** What stories went through of each machine, by the machine's id. */
export type StateCoverage = ReadonlyMap<string, MachineCoverage>;

/** What end to end runs went through, by the machines' ids: names as in {@link StateCoverage}. */
export type Passages = Readonly<Record<string, Passage>>;

interface Passage {
  readonly entered: readonly string[];
  readonly taken: readonly string[];
}

/** Puts together what the stories of one run left, a file each. */
export function readCoverage(folder: string): StateCoverage {
  const isInReach = (name: string) => !(name in OUT_OF_REACH);
  const merged = new Map<string, MachineCoverage>();
  for (const file of globSync('*.json', { cwd: folder }).sort()) {
    const coverage = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<
      string,
      MachineCoverage
    >;
    for (const [id, found] of Object.entries(coverage)) {
      const { states, transitions } = statesToShow(id, found);
      const known = merged.get(id);
      known?.states.entered.push(...states.entered);
      known?.transitions.taken.push(...transitions.taken);
      if (known) continue;
      merged.set(id, {
        states: { all: states.all.filter(isInReach), entered: states.entered },
        transitions: { all: transitions.all.filter(isInReach), taken: transitions.taken },
      });
    }
  }
  return merged;
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

/** Puts together what the processes of one end to end run left, a file each. */
export function readPassages(folder: string): Passages {
  const merged: Record<string, Passage> = {};
  for (const file of globSync('*.json', { cwd: folder })) {
    const passages = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Passages;
    for (const [id, { entered, taken }] of Object.entries(passages)) {
      const known = merged[id];
      merged[id] = {
        entered: [...(known?.entered ?? []), ...entered],
        taken: [...(known?.taken ?? []), ...taken],
      };
    }
  }
  return merged;
}

/** Names that are not among those that were seen. */
export const missing = (all: readonly string[], seen: readonly string[]) =>
  all.filter((name) => !seen.includes(name));

/**
 * What is wanted and not there; empty where stories go through all they have to. `wanted` leaves
 * transitions to the deep run.
 */
export function complaintsAboutStates(
  machines: readonly string[],
  coverage: StateCoverage,
  wanted: 'states' | 'transitions' = 'transitions',
): string[] {
  return machines.flatMap((id, index) => {
    if (machines.indexOf(id) !== index) return [`${id}: two machines have this id`];
    const seen = coverage.get(id);
    if (!seen) return [`${id}: no story starts it`];
    const { states, transitions } = seen;
    const unseen = missing(states.all, states.entered);
    const untaken = missing(transitions.all, transitions.taken);
    const taken = transitions.all.length - untaken.length;
    return [
      ...(unseen.length > 0 ? [`${id}: no story enters ${unseen.join(', ')}`] : []),
      ...(wanted === 'transitions' && taken < transitions.all.length * TRANSITIONS_WANTED
        ? [
            `${id}: stories take ${taken} of ${transitions.all.length} transitions, not\n${untaken
              .map((name) => `    ${name}`)
              .join('\n')}`,
          ]
        : []),
    ];
  });
}

/** Without word from the end to end runs half of the table would be a guess. */
export const complaintsAboutPassages = (passages: Passages): string[] =>
  Object.keys(passages).length > 0
    ? []
    : ['No end to end run has told what it went through: run npm run test:e2e, then this again'];

/** For whoever meets the complaints for the first time. */
export const ADVICE = `Stories enter every leaf state, and take nine of ten transitions of every machine.
Of a machine that a factory of flows made, they enter the states whose view is its feature's own.
Find the story that comes nearest and let its \`play\` go on from there, by events a member can cause;
make a new story only where the end is another. What no member can cause is dead: take it out of the
machine. \`npm run test:stories -- <part of a story file's name>\` runs a few; this looks at the last run.`;
