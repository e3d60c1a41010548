import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

// Work that needs much memory once runs in a child process: the system gets the memory back when it
// ends, while this process would keep hundreds of megabytes.

type Answer<Result> = { result: Result } | { failed: { message: string; code: unknown } };

/** Returns the file of a module: the source, or its build. */
const addressOf = (module: string): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL(module, import.meta.url)
    : new URL(`${basename(module, '.ts')}.js`, import.meta.url);

/**
 * Runs a module that calls `answerOnce` as a child process, given by its path in the sources or
 * its address; sends it `wanted` and returns its answer after it has ended. It ends with this
 * process, however that ends.
 * @throws the error of the work: its message, and its `code` for system errors
 */
export async function runOnce<Wanted extends object, Result>(
  module: string,
  wanted: Wanted,
): Promise<Result> {
  const worker = fork(fileURLToPath(addressOf(module)), {
    execArgv: ['--conditions=saudagar-source'],
    // `node --watch` makes each process report its modules on the channel used for the answer here.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined },
    serialization: 'advanced',
    // Not inherited: a stream shared with a child blocks on its reader, in this process too.
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
  // If the child ends before reading this, its end reports that.
  worker.send(wanted, () => {});
  const [code, signal] = await once(worker, 'close');
  if (!answer)
    throw new Error(`a process of the server ended with ${signal ?? code}\n${output}`.trimEnd());
  if ('result' in answer) return answer.result;
  throw Object.assign(new Error(answer.failed.message), { code: answer.failed.code });
}

/** Does the work of a module started by `runOnce`, and ends. */
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
