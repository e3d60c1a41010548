import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ChangedPicture } from './changedPicture.ts';

/** Reads the changed pictures of a run of stories: a folder each, with `what.txt`. */
export function changesInRun(results: string): ChangedPicture[] {
  const pictures = join(results, 'pictures');
  return globSync('**/after.png', { cwd: pictures })
    .map(dirname)
    .sort()
    .map((folder) => {
      const file = (name: string) => {
        const path = join(pictures, folder, name);
        return existsSync(path) ? path : undefined;
      };
      const what = file('what.txt');
      return {
        name: folder.replaceAll('\\', '/'),
        what: what ? readFileSync(what, 'utf8') : '',
        before: file('before.png'),
        after: file('after.png'),
        difference: file('diff.png'),
        isAccepted: false,
      };
    });
}

/** Commits a run's pictures to the folder of saved ones, and removes them from the run. */
export function saveAccepted(accepted: readonly ChangedPicture[], saved: string): void {
  for (const { name, after } of accepted) {
    if (!after) continue;
    const path = join(saved, `${name}.png`);
    mkdirSync(dirname(path), { recursive: true });
    copyFileSync(after, path);
    rmSync(dirname(after), { recursive: true });
  }
}
