import type { Reach } from './changed.ts';

/** Numbers of passed, failed and flaky items of a job. */
export interface Count {
  passed: number;
  failed: number;
  /** Names of passed items that failed at their first try. */
  flaky?: string[];
  /** Checks skipped for a missing program, with the command that installs it. */
  notRun?: string[];
}

/** One part of a test run: a command, and how to read its result. */
export interface Job {
  name: string;
  /** Its part of the deep run; by default the job's own name. */
  part?: string;
  command: string[];
  env?: Record<string, string>;
  /** Cores it uses: one, or all. */
  cores: 1 | 'all';
  /** Its time on two cores, by which shards are balanced. */
  seconds: number;
  /** Jobs that must have passed before. */
  after?: string[];
  /** True for a build that checks need; only its failure counts. */
  isBuild?: boolean;
  /** Reads the counts; without it the job itself counts as one. */
  count?: () => Count;
  /**
   * Returns the arguments that narrow it to a change, or false when the change does not affect it.
   */
  narrow?: (reach: Reach) => string[] | false;
}

/** The result of a job. */
export interface Outcome extends Count {
  job: Job;
  seconds: number;
  output: string;
}
