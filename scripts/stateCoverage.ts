import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineCoverage } from '@saudagar/storybook-addon-statecharts';

/** Stories have to enter every leaf state, and to take this share of the transitions. */
const TRANSITIONS_WANTED = 0.9;

/**
 * Transitions that no story can take, and why. They are handled all the same, each with its test in
 * the machine's own; whatever a member can cause does not belong here.
 */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'fileFacts.reading on xstate.error.actor.0.fileFacts.reading':
    'its actor settles every file by itself',
  'picture.failed on xstate.error.actor.0.picture.failed': "listens to the browser's own event",
  'portal on xstate.error.actor.*': 'a machine that throws fails the story it does so in',
};

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
    for (const [id, { states, transitions }] of Object.entries(coverage)) {
      const known = merged.get(id);
      known?.states.entered.push(...states.entered);
      known?.transitions.taken.push(...transitions.taken);
      const all = transitions.all.filter(isInReach);
      if (!known) merged.set(id, { states, transitions: { all, taken: transitions.taken } });
    }
  }
  return merged;
}

/** The ids of all machines that packages and apps are made of. */
export function machinesIn(root: string): string[] {
  const sources = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'], { cwd: root });
  return sources
    .filter((path) => !/\.(test|testing)\.ts$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return Array.from(source.matchAll(/createMachine\(\{\s*id: '([^']+)'/g), ([, id]) => `${id}`);
    })
    .sort();
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

/** What is wanted and not there; empty where stories go through all they have to. */
export function complaintsAboutStates(
  machines: readonly string[],
  coverage: StateCoverage,
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
      ...(taken < transitions.all.length * TRANSITIONS_WANTED
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
Find the story that comes nearest and let its \`play\` go on from there, by events a member can cause;
make a new story only where the end is another. What no member can cause is dead: take it out of the
machine. \`npm run test:stories -- <part of a story file's name>\` runs a few; this looks at the last run.`;
