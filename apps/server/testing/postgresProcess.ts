import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './postgresBinaries.ts';

/** A PostgreSQL server that this process has started. */
export interface PostgresProcess {
  port: number;
  /** Ends it, in order (`fast`) or at once (`immediate`); its data stay. */
  halt(mode: keyof typeof HALTS): Promise<void>;
  /** Starts it again after `halt`. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const HALTS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Starts PostgreSQL on a port of this machine, with its data in a temporary folder. */
export async function startPostgresProcess(
  port: number,
  password: string,
): Promise<PostgresProcess> {
  const { initdb, postgres, user, remove } = await findPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'saudagar-postgres-'));
  // The user it runs as must be able to reach its folder.
  await chmod(folder, 0o755);
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, password);
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [data, passwordFile]) await chown(path, user.uid, user.gid);
  // From a folder that the user can read, with messages in the words that are looked for below.
  const options: SpawnOptions = {
    ...user,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  };
  await lines(
    spawn(
      initdb,
      [
        ...[`--pgdata=${data}`, '--username=postgres', `--pwfile=${passwordFile}`],
        ...['--auth=password', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      ],
      options,
    ),
  );
  const flags = ['-c', 'fsync=off', '-c', 'unix_socket_directories='];
  let server: ChildProcess;
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const resume = () => {
    server = spawn(postgres, ['-D', data, '-p', String(port), ...flags], options);
    return lines(server, 'ready to accept connections');
  };
  const halt = async (mode: keyof typeof HALTS) => {
    const ended = once(server, 'exit');
    server.kill(HALTS[mode]);
    await ended;
  };
  await resume();
  return {
    port,
    halt,
    resume,
    async stop() {
      await halt('fast');
      process.off('exit', kill);
      await Promise.all([rm(folder, { recursive: true, force: true }), remove()]);
    },
  };
}

/**
 * Waits until a process has said something; without `words`, until it has ended well.
 * @throws {Error} with its output where it does neither
 */
function lines(child: ChildProcess, words?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (words && output.includes(words)) resolve();
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0 && !words) resolve();
      else reject(new Error(`PostgreSQL ended with ${signal ?? code}:\n${output}`));
    });
  });
}
