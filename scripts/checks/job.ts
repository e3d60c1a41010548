import type { Reach } from './changed.ts';

/** The number of things that a job looked at, and of those that were wrong. */
export interface Count {
  passed: number;
  failed: number;
  /** Names of those among the passed that failed at their first try. */
  flaky?: string[];
  /** What was left out because the machine lacks a program for it, and how to get that. */
  notRun?: string[];
}

/** One part of a test run: a command, and how to read its result. */
export interface Job {
  name: string;
  /** The part of the deep run that it belongs to; the job's own name where it is left out. */
  part?: string;
  command: string[];
  env?: Record<string, string>;
  /** The processes it keeps busy: one, or as many as there are cores. */
  cores: 1 | 'all';
  /** Its time on two cores: shards are made alike by it. */
  seconds: number;
  /** Jobs that must have passed before. */
  after?: string[];
  /** Makes what checks need; only its failure counts. */
  isBuild?: boolean;
  /** Reads the counts; left out, the job itself counts as one. */
  count?: () => Count;
  /** Gives the arguments that narrow it to a change, or false where the change cannot reach it. */
  narrow?: (reach: Reach) => string[] | false;
}

/** The result of a job. */
export interface Outcome extends Count {
  job: Job;
  seconds: number;
  output: string;
}
