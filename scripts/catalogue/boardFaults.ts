import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.ts';
import type { StoryEntry } from '../stories/storyList.ts';

/** Titles that have no board: a part's own page shows its states, and the workshop is no product. */
const WITHOUT_BOARD = /^(?:Parts|Workshop)\//;

/** Finds titles of stories that no board shows, or two, and boards without stories. */
export function boardFaults(stories: readonly StoryEntry[]): string[] {
  const boards = boardsIn(
    globSync(['packages/*/src/**/*.mdx', 'apps/host/src/**/*.mdx', '.storybook/**/*.mdx'], {
      cwd: root,
    }).sort(),
  );
  const titles = new Set(stories.map(({ title }) => title));
  return [
    ...[...titles]
      .filter((title) => !WITHOUT_BOARD.test(title) && !boards.includes(title))
      .map((title) => `${title}: no page has its board, <Board of="${title}" />`),
    ...boards
      .filter((title, index) => boards.indexOf(title) !== index)
      .map((title) => `${title}: two pages have its board`),
    ...boards
      .filter((title) => !titles.has(title))
      .map((title) => `<Board of="${title}" />: no story has this title`),
  ];
}

const boardsIn = (pages: readonly string[]) =>
  pages.flatMap((path) =>
    Array.from(
      readFileSync(join(root, path), 'utf8').matchAll(/<Board of="([^"]+)"/g),
      ([, title]) => `${title}`,
    ),
  );
