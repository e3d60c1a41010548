import { spawn } from 'node:child_process';
import { root } from './packages.ts';

/** How many things a job looked at, and how many of them were wrong. */
export interface Count {
  passed: number;
  failed: number;
}

/** One part of the test run: a command, and how to read what came of it. */
export interface Job {
  name: string;
  /** An npm script, or a command with its arguments. */
  command: string[];
  /** How many processes it keeps busy. */
  cores: 1 | 2;
  /** Jobs that must have passed before. */
  after?: string[];
  /** Reads the counts; left out, the job itself counts as one. */
  count?: () => Count;
}

/** What came of a job. */
export interface Outcome extends Count {
  job: Job;
  seconds: number;
  output: string;
}

/** One more than there are cores: what runs on two waits for a disk or a browser now and then. */
const CORES = 3;

/**
 * Runs every job as soon as what it needs is there, in their order, as many at once as two cores carry:
 * one that keeps both busy and a small one beside it. Calls back as each one ends.
 */
export async function runJobs(jobs: Job[], onEnd: (outcome: Outcome) => void): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const waiting = new Set(jobs);
  let free = CORES;
  await new Promise<void>((resolve) => {
    const proceed = () => {
      for (const job of waiting) {
        const needed = (job.after ?? []).map((name) => outcomes.get(name));
        if (needed.some((outcome) => outcome && outcome.failed > 0)) {
          waiting.delete(job);
          end({
            job,
            seconds: 0,
            output: 'not run: what it needs has failed',
            passed: 0,
            failed: 1,
          });
          return;
        }
        if (!needed.every((outcome) => outcome)) continue;
        // A large one would wait for ever where small ones took each core that is free.
        if (job.cores > free) break;
        waiting.delete(job);
        free -= job.cores;
        void runJob(job).then((outcome) => {
          free += job.cores;
          end(outcome);
        });
      }
    };
    const end = (outcome: Outcome) => {
      outcomes.set(outcome.job.name, outcome);
      onEnd(outcome);
      if (outcomes.size === jobs.length) resolve();
      else proceed();
    };
    proceed();
  });
  return jobs.map(({ name }) => outcomes.get(name) as Outcome);
}

function runJob(job: Job): Promise<Outcome> {
  const [command = '', ...args] = job.command;
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true', FORCE_COLOR: '0', NO_COLOR: '1' },
  });
  let output = '';
  const keep = (part: Buffer) => {
    output += part;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      output += error;
    });
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000;
      resolve({ job, seconds, output, ...countOf(job, code === 0) });
    });
  });
}

/** A job that ends badly has failed at least once, whatever its report says. */
function countOf({ count }: Job, isFine: boolean): Count {
  const single = isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!count) return single;
  try {
    const { passed, failed } = count();
    if (isFine && passed === 0) return { passed, failed: failed + 1 };
    return { passed, failed: isFine ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
