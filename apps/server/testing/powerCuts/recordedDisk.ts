import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Recorder } from './recorder.ts';

type Call = (...args: never[]) => unknown;
type Calls = Record<string, Call>;

/** A successful call. */
interface Done {
  args: unknown[];
  result: unknown;
}

/**
 * Records this process's changes to a folder by wrapping Node's file system: the synchronous
 * calls of the embedded database, and the promises used for the server's own files. Syncs are
 * recorded and not executed: the journal replaces the disk, and a busy one takes seconds for the
 * thousand files of a recovery.
 */
export async function recordDisk(folder: string): Promise<{ disk: Recorder; stop: () => void }> {
  const disk = new Recorder(folder);
  const undo: (() => void)[] = [];

  function replace(owner: Calls, name: string, by: (original: Call) => Call): void {
    const original = owner[name];
    if (!original) throw new Error(`there is no ${name}`);
    owner[name] = by(original);
    undo.push(() => {
      owner[name] = original;
    });
  }

  /** Calls `then` after each successful call of a function. */
  function watch(owner: Calls, name: string, then: (call: Done) => void): void {
    replace(
      owner,
      name,
      (original) =>
        function (this: unknown, ...args: never[]) {
          const result = Reflect.apply(original, this, args);
          const done = (value: unknown) => then({ args, result: value });
          if (!(result instanceof Promise)) {
            done(result);
            return result;
          }
          return result.then((value: unknown) => {
            done(value);
            return value;
          });
        },
    );
  }

  /** Watches the promise version, and the one with `Sync` at its end. */
  function watchBoth(name: string, then: (call: Done) => void): void {
    watch(fs.promises as unknown as Calls, name, then);
    watch(fs as unknown as Calls, `${name}Sync`, then);
  }

  watchBoth('open', ({ args: [path, flags], result }) => {
    const fd = typeof result === 'number' ? result : (result as FileHandle).fd;
    const isEmptied =
      typeof flags === 'number' ? (flags & fs.constants.O_TRUNC) !== 0 : /^w/.test(String(flags));
    disk.opened(String(path), fd, isEmptied);
  });
  watchBoth('mkdir', ({ args: [path] }) => disk.madeFolder(String(path)));
  watchBoth('rename', ({ args: [from, to] }) => disk.moved(String(from), String(to)));
  watchBoth('link', ({ args: [from, to] }) => disk.linked(String(from), String(to)));
  watchBoth('writeFile', ({ args: [path, , options] }) => {
    const { flush = false } = Object(options) as { flush?: boolean };
    disk.wroteWhole(String(path), flush);
  });
  watchBoth('truncate', ({ args: [path, size] }) => disk.resized(String(path), Number(size ?? 0)));
  for (const name of ['unlink', 'rmdir', 'rm'])
    watchBoth(name, ({ args: [path] }) => disk.removed(String(path)));
  const calls = fs as unknown as Calls;
  watch(calls, 'closeSync', ({ args: [fd] }) => disk.closed(Number(fd)));
  replace(calls, 'fsyncSync', () => (fd: number) => disk.synced(fd));
  watch(calls, 'ftruncateSync', ({ args: [fd, size] }) => disk.resized(Number(fd), Number(size)));
  watch(calls, 'writeSync', ({ args: [fd, bytes, offset, , at], result }) => {
    const start = Number(offset ?? 0);
    disk.wrote(Number(fd), (bytes as Uint8Array).subarray(start, start + Number(result)), at);
  });

  const handle = await open(folder);
  const handles = Object.getPrototypeOf(handle) as Calls;
  await handle.close();
  replace(
    handles,
    'sync',
    () =>
      async function (this: FileHandle) {
        disk.synced(this.fd);
      },
  );

  syncBuiltinESMExports();
  const stop = () => {
    for (const restore of undo) restore();
    syncBuiltinESMExports();
  };
  return { disk, stop };
}
