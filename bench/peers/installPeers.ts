import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
/** The lockfile of the last installation. */
const note = join(folder, 'node_modules/.installed.json');

/** Installs the chat kits beside the repository, unless the installed ones match the lockfile. */
export function installPeers(): void {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(note) && readFileSync(note, 'utf8') === lockfile) return;
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(note, lockfile);
}
