import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs beside the test. */
export interface Program {
  /** The address or number from its first output. */
  found: string;
  stop(): Promise<void>;
}

/** How a program is started. */
export interface StartOptions {
  /** Finds in what it says that it is ready, and what it gives. */
  ready: RegExp;
  env?: Record<string, string>;
}

/** Starts a program, and waits until it says that it is ready. */
export async function startProgram(
  path: string,
  args: readonly string[],
  { ready, env = {} }: StartOptions,
): Promise<Program> {
  const child = spawn(path, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  process.once('exit', () => child.kill());
  return {
    found: await firstWords(child, ready),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** Reads all that it says until that matches; goes on reading, which lets it go on writing. */
function firstWords(child: ChildProcess, ready: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of child.stdio.slice(1))
      stream?.on('data', (part: Buffer) => {
        output += part;
        const address = ready.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`${child.spawnfile} ended with ${code}:\n${output}`)),
    );
  });
}
