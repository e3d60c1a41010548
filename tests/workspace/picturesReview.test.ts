import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markAccepted, storeAccepted } from '../../scripts/pictures/acceptedList.ts';
import { changedFlows, isMeant, listOf, undecided } from '../../scripts/pictures/changedFlows.ts';
import { type ChangedPicture, PICTURES } from '../../scripts/pictures/changedPicture.ts';
import { changesOfBranch } from '../../scripts/pictures/changesOfBranch.ts';
import { writeReview } from '../../scripts/pictures/writeReview.ts';
import type { StoryEntry } from '../../scripts/stories/storyList.ts';

/** The path of a title is a code name in none of the results. */
const story = (id: string, name: string, ...tags: string[]): StoryEntry => ({
  id,
  title: id.startsWith('tenders-refused') ? 'Tenders/Proposal refused' : 'Feed',
  name,
  type: 'story',
  tags,
  importPath: `./${id}.stories.tsx`,
});

const stories = [
  story('tenders-refused--ready', 'Refused', 'phone'),
  story('tenders-refused--lost', 'Lost to another bid'),
  story('tenders-refused--empty', 'Nothing sent'),
  story('tenders-refused--same', 'Looks like another', 'no-picture'),
  story('feed-feed--ready', 'All posts'),
];

const changed = (name: string, more: Partial<ChangedPicture> = {}): ChangedPicture => ({
  name,
  what: '64 pixels',
  isAccepted: false,
  ...more,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('changed flows', () => {
  it('name flow and state by the index, and count states, not pictures', () => {
    const flows = changedFlows(
      [
        changed('feed/feed--ready', { what: 'new' }),
        changed('tenders/refused--ready'),
        changed('tenders/refused--ready.phone'),
        changed('tenders/refused--empty'),
      ],
      stories,
    );
    expect(listOf(flows)).toBe(
      [
        '- **Tenders › Proposal refused changed in 2 of 3 states**: Refused (64 pixels); Refused, on a phone (64 pixels); Nothing sent (64 pixels)',
        '- **Feed › Feed changed in 1 of 1 state**: All posts (new)',
      ].join('\n'),
    );
  });

  it('keep the picture of a story that is gone, under its id', () => {
    const flows = changedFlows([changed('feed/post--old.phone', { what: 'removed' })], stories);
    expect(listOf(flows)).toBe(
      '- **Stories that are gone › feed-post--old**: feed-post--old, on a phone (removed)',
    );
  });

  it('are chosen by words of flow or state, or by the id of a story', () => {
    const [flow] = changedFlows([changed('tenders/refused--lost')], stories);
    const [picture] = flow?.pictures ?? [];
    if (!flow || !picture) throw new Error('No flow');
    const texts = ['proposal refused', 'Lost to', 'tenders-refused', 'all', 'Feed'];
    expect(texts.map((text) => isMeant(text, flow, picture))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('leave out what is accepted, and end after six states', () => {
    const many = Array.from({ length: 8 }, (_, index) => ({
      ...changed('tenders/refused--lost', { isAccepted: index === 0 }),
      what: `${index} pixels`,
    }));
    expect(listOf(undecided(changedFlows(many, stories)))).toMatch(/\(6 pixels\); and 1 more$/);
  });
});

describe('the pictures of a branch', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ayu', '-c', 'user.email=ayu@example.org', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const path = (name: string) => join(folder, PICTURES, `${name}.png`);

  beforeEach(() => {
    mkdirSync(join(folder, PICTURES, 'feed'), { recursive: true });
    git('init', '--initial-branch', 'main');
    for (const [index, name] of ['a--same', 'b--moved', 'c--other', 'd--gone'].entries()) {
      writeFileSync(path(`feed/${name}`), square(40 * index));
    }
    git('add', '.');
    git('commit', '--message', 'first');
    git('checkout', '-b', 'work');
  });

  it('are those changed, new or removed since it left its base', () => {
    renameSync(path('feed/b--moved'), path('feed/b--elsewhere'));
    writeFileSync(path('feed/c--other'), square(255));
    rmSync(path('feed/d--gone'));
    git('add', '.');
    git('commit', '--message', 'second');
    writeFileSync(path('feed/e--new'), square(200));
    const found = changesOfBranch('main', folder, join(folder, 'work'));
    expect(found.map(({ name, what }) => [name, what])).toEqual([
      ['feed/c--other', '64 pixels'],
      ['feed/d--gone', 'removed'],
      ['feed/e--new', 'new'],
    ]);
    expect(readFileSync(`${found[0]?.before}`).equals(square(80))).toBe(true);
  });

  it('stay accepted until they change once more', () => {
    const list = join(folder, 'accepted.txt');
    writeFileSync(path('feed/c--other'), square(255));
    const review = () => changesOfBranch('main', folder, join(folder, 'work'));
    const accepted = () => markAccepted(review(), list).map(({ isAccepted }) => isAccepted);
    expect(accepted()).toEqual([false]);
    storeAccepted(
      review().map((picture) => ({ ...picture, isAccepted: true })),
      list,
    );
    expect(accepted()).toEqual([true]);
    writeFileSync(path('feed/c--other'), square(254));
    expect(accepted()).toEqual([false]);
  });
});

it('the pages show a flow’s pictures, and their list says how to accept them', () => {
  const [before, after] = ['before.png', 'after.png'].map((name) => join(folder, name));
  writeFileSync(`${before}`, square(0));
  writeFileSync(`${after}`, square(255));
  const pages = join(folder, 'pages');
  writeReview({
    title: 'Changed',
    flows: changedFlows([changed('tenders/refused--lost', { before, after })], stories),
    accept: 'npm run pictures:review -- --accept',
    folder: pages,
  });
  expect(readFileSync(join(pages, 'index.html'), 'utf8')).toContain('<title>');
  expect(readFileSync(join(pages, 'changes.md'), 'utf8')).toBe(
    '**Changed**\n\n- **Tenders › Proposal refused changed in 1 of 3 states**: Lost to another bid (64 pixels)\n\nAccept with `npm run pictures:review -- --accept` and a part of a name, or `all`.\n',
  );
}, 60_000);

/** A picture all of one grey. */
function square(grey: number): Buffer {
  const png = new PNG({ width: 8, height: 8 });
  for (let offset = 0; offset < png.data.length; offset += 4)
    png.data.set([grey, grey, grey, 255], offset);
  return PNG.sync.write(png);
}
