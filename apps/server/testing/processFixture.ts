import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { putReadyDatabase } from './readyDatabase.ts';

const RUN = fileURLToPath(new URL('../dist/run.js', import.meta.url));

/** A program of the server run as its own process, for tests. */
export interface RunningProcess {
  /** Everything printed so far, both streams. */
  output(): string;
  /** Resolves with what a line of output matched; rejects if the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  /** Leaves what it prints from now on unread. */
  stopReading(): void;
  /** Resident memory now and at most so far, in MB; on Linux alone. */
  memory(): { now: number; peak: number };
  /** The processes it runs now; on Linux alone. */
  children(): number[];
  type(text: string): void;
}

/** Runs one of the server's programs, as built last, with nothing in its environment but `env`. */
export function runProgram(
  program: 'serve' | 'createAdmin' | 'exportData' | 'importData',
  env: Record<string, string>,
  args: readonly string[] = [],
  starter = RUN,
): RunningProcess {
  const child: ChildProcess = spawn(process.execPath, [starter, program, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: 'pipe',
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      // Its last words come too, also where they were not read until now.
      child.once('close', () => resolve(code));
      child.stdout?.resume();
    }),
  );
  const collect = (chunk: Buffer) => {
    text += chunk;
    child.emit('text');
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);

  return {
    output: () => text,
    printed(pattern) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(text);
          if (!match) return;
          child.off('text', look);
          resolve(match);
        };
        child.on('text', look);
        look();
        ended.then(() => reject(new Error(`ended without ${pattern}:\n${text}`)));
      });
    },
    ended,
    kill: (signal) => child.kill(signal),
    stopReading: () => child.stdout?.pause(),
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const read = (name: string) =>
        Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 0.001024;
      return { now: read('VmRSS'), peak: read('VmHWM') };
    },
    children() {
      const list = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      return list.split(' ').filter(Boolean).map(Number);
    },
    type: (input) => child.stdin?.end(input),
  };
}

/**
 * Starts the server as its own process, on the database that is in its folder or an empty one that
 * is ready, and waits until it answers.
 */
export async function runServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningProcess & { address: string }> {
  if (!env.DATABASE_URL) putReadyDatabase(dataDir);
  const server = runProgram('serve', {
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
    ...env,
  });
  const [, address = ''] = await server.printed(/listening at (http:\/\/[\d.:]+)/);
  return { ...server, address };
}
