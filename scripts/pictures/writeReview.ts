import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../packages.ts';
import { type ChangedFlow, listOf, undecided } from './changedFlows.ts';

/** The input of the viewer, as JSON in the file that `PICTURES_REVIEW` names. */
export interface Review {
  title: string;
  flows: readonly ChangedFlow[];
  /** The command that accepts the pictures whose story's id or state has the text behind it. */
  accept: string;
  /** Folder of the pages. */
  folder: string;
  /** Folder of the viewer's own files. */
  work: string;
}

/**
 * Writes the changed pictures as pages of Playwright's report, which shows them side by side: a flow
 * is a test, which fails until all its pictures are accepted. `changes.md` beside them is the list.
 */
export function writeReview(review: Omit<Review, 'work'>): void {
  const { title, flows, accept, folder } = review;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const left = undecided(flows);
  const list = `${listOf(left)}\n\nAccept with \`${accept}\` and a part of a name, or \`all\`.`;
  const rest = left.length === 0 ? 'None is left to look at.' : list;
  // The report empties its folder.
  if (flows.length > 0) writePages(review);
  writeFileSync(join(folder, 'changes.md'), `**${title}**\n\n${rest}\n`);
}

function writePages(review: Omit<Review, 'work'>): void {
  const work = mkdtempSync(join(tmpdir(), 'pictures-review-'));
  const input = join(work, 'review.json');
  writeFileSync(input, JSON.stringify({ ...review, work } satisfies Review));
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const config = join(import.meta.dirname, 'viewer/playwright.config.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [cli, 'test', '--config', config], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PICTURES_REVIEW: input },
  });
  rmSync(work, { recursive: true });
  if (!existsSync(join(review.folder, 'index.html'))) throw new Error(`${stdout}${stderr}`);
}
