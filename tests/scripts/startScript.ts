import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/packages.ts';

/** Variables that the test runner sets for itself. */
const OF_RUNNER = /^(VITEST|SAUDAGAR_|NODE_(ENV|OPTIONS)$|(TEST|DEV|PROD|MODE|BASE_URL|SSR)$)/;

/** Longest wait for a line of output, in milliseconds: a build takes a minute on a busy machine. */
const PRINT_LIMIT = 240_000;

/** A running npm script. */
export interface RunningScript {
  /** Resolves with the match in the output; rejects with the output when there is none. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code and all output. */
  ended: Promise<{ code: number | null; output: string }>;
  /** Ends it with all its child processes. */
  stop(): Promise<void>;
}

/** Starts an npm script of the root in its own process group. */
export function startScript(
  name: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): RunningScript {
  const child: ChildProcess = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
    env: { ...environment(), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let isOver = false;
  const keep = (part: Buffer) => {
    output += part;
    child.emit('text');
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = once(child, 'close').then(([code]) => {
    isOver = true;
    return { code: code as number | null, output };
  });
  return {
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const limit = setTimeout(() => fail('ran on'), PRINT_LIMIT);
        const fail = (how: string) => {
          clearTimeout(limit);
          reject(new Error(`${name} ${how} without ${pattern}:\n${output}`));
        };
        const look = () => {
          const match = pattern.exec(output);
          if (!match) return;
          clearTimeout(limit);
          resolve(match);
        };
        child.on('text', look);
        look();
        void ended.then(() => fail('ended'));
      }),
    async stop() {
      if (child.pid && !isOver) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** A person's shell has none of the test runner's variables. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_RUNNER.test(name)));
