import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { putReadyDatabase } from './readyDatabase.ts';

const RUN = fileURLToPath(new URL('../dist/run.js', import.meta.url));

/** A program of the server in its own process, for tests. */
export interface RunningProcess {
  /** Returns everything printed so far, both streams. */
  output(): string;
  /** Resolves with the match of a line of output; rejects if the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  /** Stops reading its output. */
  stopReading(): void;
  /** Returns current and peak resident memory in MB; on Linux only. */
  memory(): { now: number; peak: number };
  /** Lists its child processes; on Linux only. */
  children(): number[];
  type(text: string): void;
}

/** Runs a program of the last build, with nothing in its environment but `env`. */
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
      // Includes the last output, even if it was unread until now.
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
 * Starts the server in its own process, on the database in its folder or on a prepared empty
 * one, and waits until it answers.
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
