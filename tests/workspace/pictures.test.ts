import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPicture } from '../../.storybook/hooks/pictures.ts';
import { changesInRun, saveAccepted } from '../../scripts/pictures/changesInRun.ts';

let results: string;
beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(results, 'held/feed'), { recursive: true });
});
afterEach(() => rmSync(results, { recursive: true }));

/** A picture all of one colour. */
function pictureOf(red: number, green: number, blue: number): Buffer {
  const png = new PNG({ width: 8, height: 8 });
  for (let offset = 0; offset < png.data.length; offset += 4)
    png.data.set([red, green, blue, 255], offset);
  return PNG.sync.write(png);
}

const teal = pictureOf(11, 93, 87);

/** Compares a story's current picture with the teal one. */
function check(now: Buffer, { isKnown = true, update = false } = {}): Promise<string | null> {
  if (isKnown) writeFileSync(join(results, 'held/feed/post--ready.png'), teal);
  return checkPicture('feed/post--ready', () => Promise.resolve(now), {
    baselines: join(results, 'held'),
    differences: join(results, 'pictures'),
    secondLooks: join(results, 'secondLooks.txt'),
    update,
  });
}

/** The file of a changed picture. */
const fileOf = (part: string) => join(results, 'pictures/feed/post--ready', part);

test('an unchanged picture leaves no files', async () => {
  expect(await check(teal)).toBeNull();
  expect(changesInRun(results)).toEqual([]);
});

test('a changed colour fails, and both pictures and their difference are kept', async () => {
  const red = pictureOf(160, 30, 30);
  expect(await check(red)).toBe(
    'Picture feed/post--ready changed (64 pixels): compare it in test-results/stories/review, and accept it with `npm run pictures:review -- --accept feed-post--ready` if it is what you meant.',
  );
  expect(changesInRun(results)).toEqual([
    {
      name: 'feed/post--ready',
      what: '64 pixels',
      before: fileOf('before.png'),
      after: fileOf('after.png'),
      difference: fileOf('diff.png'),
      isAccepted: false,
    },
  ]);
  expect(readFileSync(fileOf('before.png')).equals(teal)).toBe(true);
  expect(readFileSync(fileOf('after.png')).equals(red)).toBe(true);
});

test('a second try that passes removes the first difference', async () => {
  await check(pictureOf(160, 30, 30));
  expect(await check(teal)).toBeNull();
  expect(changesInRun(results)).toEqual([]);
});

test('a story without a picture fails, and its first one is kept', async () => {
  expect(await check(teal, { isKnown: false })).toMatch(/is missing: look at the story, then run/);
  expect(changesInRun(results)).toEqual([
    { name: 'feed/post--ready', what: 'new', after: fileOf('after.png'), isAccepted: false },
  ]);
});

test('an accepted picture of a run becomes the saved one, and leaves the run', async () => {
  const red = pictureOf(160, 30, 30);
  await check(red);
  saveAccepted(changesInRun(results), join(results, 'held'));
  expect(readFileSync(join(results, 'held/feed/post--ready.png')).equals(red)).toBe(true);
  expect(changesInRun(results)).toEqual([]);
});

test('another encoding of the same pixels passes, and is noted until it is saved', async () => {
  const same = PNG.sync.write(PNG.sync.read(teal), { deflateLevel: 0 });
  expect(same.equals(teal)).toBe(false);
  expect(await check(same)).toBeNull();
  expect(readFileSync(join(results, 'secondLooks.txt'), 'utf8')).toBe('feed/post--ready\n');
  expect(changesInRun(results)).toEqual([]);
  expect(await check(same, { update: true })).toBeNull();
  expect(readFileSync(join(results, 'held/feed/post--ready.png')).equals(same)).toBe(true);
});

test('an update saves the new picture', async () => {
  const red = pictureOf(160, 30, 30);
  expect(await check(red, { update: true })).toBeNull();
  expect(readFileSync(join(results, 'held/feed/post--ready.png')).equals(red)).toBe(true);
  expect(existsSync(join(results, 'pictures/feed/post--ready'))).toBe(false);
});
