import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ChangedPicture, PICTURES } from './changedPicture.ts';
import { comparePictures } from './comparePictures.ts';

/** A changed file with its paths; a new one has no `old`, a removed one no `now`. */
interface ChangedFile {
  old?: string | undefined;
  now?: string | undefined;
}

/**
 * Compares the pictures of the working tree with those of the commit where its branch left `base`;
 * a picture that only moved is unchanged. Files of differences come into `folder`.
 */
export function changesOfBranch(base: string, root: string, folder: string): ChangedPicture[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] });
  const fork = forkOf(base, root);
  const tracked = git('diff', '--name-status', '-z', '-M', fork, '--', PICTURES).toString();
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z', '--', PICTURES);
  const files = [
    ...changedFiles(tracked),
    ...untracked
      .toString()
      .split('\0')
      .map((now) => ({ now })),
  ].filter(({ now, old }: ChangedFile) => (now ?? old)?.endsWith('.png'));

  const changed = files.flatMap(({ old, now }: ChangedFile): ChangedPicture[] => {
    const name = (now ?? old ?? '').slice(PICTURES.length + 1, -'.png'.length);
    const after = now && join(root, now);
    if (!old) return [{ name, what: 'new', after, isAccepted: false }];
    const file = (part: string) => join(folder, `${name}.${part}.png`);
    const before = file('before');
    mkdirSync(dirname(before), { recursive: true });
    writeFileSync(before, git('show', `${fork}:${old}`));
    if (!after) return [{ name, what: 'removed', before, isAccepted: false }];
    const what = comparePictures(before, after, file('diff'));
    if (what === null) return [];
    const difference = what.endsWith('pixels') ? file('diff') : undefined;
    return [{ name, what, before, after, difference, isAccepted: false }];
  });
  return changed.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Returns the commit where this branch left `base`. */
function forkOf(base: string, root: string): string {
  const { status, stdout, stderr } = spawnSync('git', ['merge-base', base, 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`This branch did not leave \`${base}\`: ${stderr}`);
  return stdout.trim();
}

/** Reads the output of `git diff --name-status -z`, without files that only moved. */
function changedFiles(output: string): ChangedFile[] {
  const fields = output.split('\0').filter(Boolean);
  const files: ChangedFile[] = [];
  while (fields.length > 0) {
    const [status = '', old] = fields.splice(0, 2);
    const now = /^[RC]/.test(status) ? fields.shift() : old;
    if (status === 'R100') continue;
    files.push({
      old: /^[AC]/.test(status) ? undefined : old,
      now: status === 'D' ? undefined : now,
    });
  }
  return files;
}
