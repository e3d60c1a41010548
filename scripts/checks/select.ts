import type { Reach } from './changed.ts';
import type { Job } from './job.ts';

/** One of the parts into which a run is divided, counted from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** Returns the jobs with these names or of these parts; all of them without names. */
export function named(jobs: readonly Job[], names: readonly string[]): Job[] {
  if (names.length === 0) return [...jobs];
  const isOf = ({ name, part }: Job, wanted: string) => [name, part].includes(wanted);
  const unknown = names.filter((wanted) => !jobs.some((job) => isOf(job, wanted)));
  if (unknown.length > 0) {
    const known = [...new Set(jobs.filter((job) => !job.isBuild).map(partOf))];
    throw new Error(`No such check: ${unknown.join(', ')}. There are ${known.join(', ')}`);
  }
  return jobs.filter((job) => names.some((wanted) => isOf(job, wanted)));
}

/**
 * Leaves out jobs that a change does not affect, and narrows the others to it; adds needed builds.
 */
export function narrowed(jobs: readonly Job[], reach: Reach): Job[] {
  return jobs.flatMap((job) => {
    if (job.isBuild) return [];
    if (!job.narrow || reach.isEverything) return [job];
    const args = job.narrow(reach);
    return args === false ? [] : [{ ...job, command: [...job.command, ...args] }];
  });
}

/** Adds the jobs that these need, in the order of `all`. */
export function withNeeds(all: readonly Job[], jobs: readonly Job[]): Job[] {
  const wanted = new Map(jobs.map((job) => [job.name, job]));
  for (const job of all.toReversed()) {
    const { after = [] } = wanted.get(job.name) ?? {};
    for (const need of all)
      if (after.includes(need.name) && !wanted.has(need.name)) wanted.set(need.name, need);
  }
  return all.flatMap(({ name }) => wanted.get(name) ?? []);
}

/**
 * Returns the checks of a shard: each check belongs to exactly one, and all take about as long. A
 * check is never split, since only all stories together show which states are missing.
 */
export function shardOf(jobs: readonly Job[], { index, count }: Shard): Job[] {
  const loads = Array.from({ length: count }, () => 0);
  const chosen = jobs
    .filter(({ isBuild }) => !isBuild)
    .sort((one, other) => other.seconds - one.seconds)
    .filter(({ seconds }) => {
      const lightest = loads.indexOf(Math.min(...loads));
      loads[lightest] = (loads[lightest] ?? 0) + seconds;
      return lightest === index - 1;
    });
  return jobs.filter((job) => chosen.includes(job));
}

/** @throws {Error} where the text is not like `1/4` */
export function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`--shard is like 1/4, not "${text}"`);
  return { index, count };
}

const partOf = ({ name, part }: Job) => part ?? name;
