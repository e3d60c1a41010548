import type { MachineCoverage } from '../watching/coverage.ts';

/** Ids of the stories that end in a state, by the machine's id and the state's. */
export type StoryIndex = Record<string, Record<string, string[]>>;

/** Builds the index from a test run's files, by story id. */
export function indexOfRun(
  stories: ReadonlyMap<string, Readonly<Record<string, MachineCoverage>>>,
): StoryIndex {
  const index: StoryIndex = {};
  for (const [story, machines] of stories) {
    for (const [machine, { shown = [] }] of Object.entries(machines)) {
      for (const state of shown) add(index, machine, state, story);
    }
  }
  return index;
}

function add(index: StoryIndex, machine: string, state: string, story: string): void {
  const states = index[machine] ?? {};
  index[machine] = states;
  const stories = states[state] ?? [];
  states[state] = stories.includes(story) ? stories : [...stories, story];
}

/** States in which a story was seen, by machine. */
export type StatesOfStory = Record<string, readonly string[]>;

/** Replaces a story's entries for the given machines. */
export function withStory(index: StoryIndex, story: string, seen: StatesOfStory): StoryIndex {
  const next: StoryIndex = { ...index };
  for (const [machine, states] of Object.entries(seen)) {
    const others = Object.entries(index[machine] ?? {}).flatMap(
      ([state, stories]): [string, string[]][] => {
        const left = stories.filter((one) => one !== story);
        return left.length > 0 ? [[state, left]] : [];
      },
    );
    next[machine] = Object.fromEntries(others);
    for (const state of states) add(next, machine, state, story);
  }
  return next;
}

/** Stories that end in one of the states, sorted; a parent includes those of its children. */
export function storiesIn(index: StoryIndex, machine: string, states: readonly string[]): string[] {
  const known = Object.entries(index[machine] ?? {});
  const storyIds = known
    .filter(([state]) => states.some((one) => state === one || state.startsWith(`${one}.`)))
    .flatMap(([, stories]) => stories);
  return [...new Set(storyIds)].sort();
}
