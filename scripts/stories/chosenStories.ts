import { pictureSuffixes } from './pictureSuffixes.ts';
import type { StoryEntry } from './storyList.ts';

/** The second of four shards is `{ index: 2, count: 4 }`. */
export interface Shard {
  index: number;
  count: number;
}

/** Parses `2/4`. */
export function shardOf(text: string): Shard {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!index || !count || index > count) throw new Error(`--shard takes 2/4, not "${text}"`);
  return { index, count };
}

/** Returns the stories to run: those whose id contains one of `filters`, or all; of a shard. */
export function chosenStories(
  stories: readonly StoryEntry[],
  filters: readonly string[],
  shard: Shard = { index: 1, count: 1 },
): StoryEntry[] {
  const matching = stories.filter(
    ({ id, tags }) =>
      tags.includes('test') &&
      (filters.length === 0 || filters.some((filter) => id.includes(filter))),
  );
  const { index, count } = shard;
  const own = new Set(dealt(matching, count)[index - 1]);
  return matching.filter((story) => own.has(story));
}

/** Distributes components, the largest first, each to the part with the least work. */
export function dealt(stories: readonly StoryEntry[], count: number): StoryEntry[][] {
  const components = [...Map.groupBy(stories, ({ title }) => title)]
    .map(([title, own]) => ({ title, own, looks: sum(own.map(looks)) }))
    .sort((one, other) => other.looks - one.looks || (one.title < other.title ? -1 : 1));
  const parts = Array.from({ length: count }, () => ({ looks: 0, stories: [] as StoryEntry[] }));
  for (const { own, looks } of components) {
    const lightest = parts.reduce((one, other) => (other.looks < one.looks ? other : one));
    lightest.looks += looks;
    lightest.stories.push(...own);
  }
  return parts.map((part) => part.stories);
}

/** Playing a story costs as much as checking one view. */
const looks = (story: StoryEntry) => 1 + pictureSuffixes(story).length;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
