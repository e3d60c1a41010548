import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../packages.ts';
import type { Count, Job, Outcome } from './job.ts';

/**
 * One slot more than there are cores: a job that uses them all sometimes waits for a disk or a
 * browser.
 */
const CORES = availableParallelism();

/**
 * Runs each job once its needs have passed, in the given order, in parallel as far as cores allow:
 * a job for all cores and a small one beside it. Calls back as each one ends.
 */
export async function runJobs(jobs: Job[], onEnd: (outcome: Outcome) => void): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const waiting = new Set(jobs);
  let free = CORES + 1;
  const slots = ({ cores }: Job) => (cores === 'all' ? CORES : cores);
  await new Promise<void>((resolve) => {
    const proceed = () => {
      for (const job of waiting) {
        const needed = (job.after ?? []).map((name) => outcomes.get(name));
        if (needed.some((outcome) => outcome && outcome.failed > 0)) {
          waiting.delete(job);
          end({ job, seconds: 0, output: 'not run: its need has failed', passed: 0, failed: 1 });
          return;
        }
        if (!needed.every((outcome) => outcome)) continue;
        // Small jobs that take each free slot would starve a large one.
        if (slots(job) > free) break;
        waiting.delete(job);
        free -= slots(job);
        void runJob(job).then((outcome) => {
          free += slots(job);
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
    if (jobs.length === 0) resolve();
    else proceed();
  });
  return jobs.map(({ name }) => outcomes.get(name) as Outcome);
}

function runJob(job: Job): Promise<Outcome> {
  const [command = '', ...args] = job.command;
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...job.env },
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

/** Counts at least one failure for a failed command, whatever its report says. */
export function countOf({ count, isBuild }: Job, isFine: boolean): Count {
  if (!count) return { passed: isFine && !isBuild ? 1 : 0, failed: isFine ? 0 : 1 };
  try {
    const counted = count();
    const isLeftOut = (counted.notRun ?? []).length > 0;
    if (isFine && counted.passed === 0 && !isLeftOut)
      return { ...counted, failed: counted.failed + 1 };
    return { ...counted, failed: isFine ? counted.failed : Math.max(counted.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
