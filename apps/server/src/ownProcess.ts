import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

// Work that takes memory once is done in a process of its own: the system gets it back when that
// ends, while this one would keep hundreds of megabytes.

type Answer<Result> = { result: Result } | { failed: { message: string; code: unknown } };

/** Finds the file of a module: the source, or the one that the build made of it. */
const addressOf = (module: string): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL(module, import.meta.url)
    : new URL(`${basename(module, '.ts')}.js`, import.meta.url);

/**
 * Runs a module that calls `answerOnce` as a process, given by its path in the sources or its
 * address, hands it `wanted` and returns its answer once it has ended. It ends with this process,
 * however that ends.
 * @throws what the work threw: its message, and its `code` where it is the system's
 */
export async function runOnce<Wanted extends object, Result>(
  module: string,
  wanted: Wanted,
): Promise<Result> {
  const worker = fork(fileURLToPath(addressOf(module)), {
    execArgv: ['--conditions=saudagar-source'],
    // `node --watch` has each process tell what it loads, by the channel that is the answer's here.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined },
    serialization: 'advanced',
    // Not ours: what a child is given waits for its reader from then on, in this process as well.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  worker.stderr?.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  let answer: Answer<Result> | undefined;
  worker.once('message', (message) => {
    answer = message as Answer<Result>;
  });
  // Where it ends before it has read this, its end says so.
  worker.send(wanted, () => {});
  const [code, signal] = await once(worker, 'close');
  if (!answer)
    throw new Error(`a process of the server ended with ${signal ?? code}\n${output}`.trimEnd());
  if ('result' in answer) return answer.result;
  throw Object.assign(new Error(answer.failed.message), { code: answer.failed.code });
}

/** Does the work of a module that `runOnce` runs, and ends. */
export function answerOnce<Wanted extends object, Result>(
  work: (wanted: Wanted) => Promise<Result>,
): void {
  process.once('disconnect', () => process.exit());
  process.once('message', async (wanted: Wanted) => {
    const answer: Answer<Result> = await work(wanted).then(
      (result) => ({ result }),
      ({ message, code }: NodeJS.ErrnoException) => ({ failed: { message, code } }),
    );
    process.send?.(answer, () => process.disconnect());
  });
}
