import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPicture } from '../../.storybook/hooks/pictures.ts';
import { picturesReport, storyOf, writePicturesReport } from '../../scripts/picturesReport.ts';

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

test('an unchanged picture leaves no files', async () => {
  expect(await check(teal)).toBeNull();
  expect(writePicturesReport(results)).toBeNull();
});

test('a changed colour fails, and the report shows both pictures', async () => {
  const red = pictureOf(160, 30, 30);
  expect(await check(red)).toBe(
    'Picture feed/post--ready changed (64 pixels): compare it in test-results/stories/pictures.html, and run `npm run pictures:update` if it is what you meant.',
  );
  const path = writePicturesReport(results);
  expect(path).toBe(join(results, 'pictures.html'));
  const page = readFileSync(`${path}`, 'utf8');
  expect(page).toContain('1 picture is not as before');
  expect(page).toContain('feed/post--ready');
  expect(page).toContain('64 pixels');
  expect(page).toContain('?path=/story/feed-post--ready');
  expect(page).toContain('npm run pictures:update -- feed-post');
  for (const shown of [teal, red]) expect(page).toContain(shown.toString('base64'));
  expect(page.match(/<img /g)).toHaveLength(3);
});

test('a second try that passes removes the first difference from the report', async () => {
  await check(pictureOf(160, 30, 30));
  expect(await check(teal)).toBeNull();
  expect(writePicturesReport(results)).toBeNull();
});

test('the report needs no other file', async () => {
  await check(pictureOf(0, 0, 0));
  const page = readFileSync(`${writePicturesReport(results)}`, 'utf8');
  expect(page.match(/(?:src|href)="(?!data:|#|http:\/\/localhost:6006)[^"]*"/g)).toBeNull();
  expect(page).not.toMatch(/@import|url\(/);
});

test('a story without a picture fails, and the report shows its first one', async () => {
  expect(await check(teal, { isKnown: false })).toMatch(/is missing: look at the story, then run/);
  const page = readFileSync(`${writePicturesReport(results)}`, 'utf8');
  expect(page).toContain('<figcaption>New</figcaption>');
});

test('another encoding of the same pixels passes, and is noted until it is saved', async () => {
  const same = PNG.sync.write(PNG.sync.read(teal), { deflateLevel: 0 });
  expect(same.equals(teal)).toBe(false);
  expect(await check(same)).toBeNull();
  expect(readFileSync(join(results, 'secondLooks.txt'), 'utf8')).toBe('feed/post--ready\n');
  expect(writePicturesReport(results)).toBeNull();
  expect(await check(same, { update: true })).toBeNull();
  expect(readFileSync(join(results, 'held/feed/post--ready.png')).equals(same)).toBe(true);
});

test('an update saves the new picture', async () => {
  const red = pictureOf(160, 30, 30);
  expect(await check(red, { update: true })).toBeNull();
  expect(readFileSync(join(results, 'held/feed/post--ready.png')).equals(red)).toBe(true);
  expect(existsSync(join(results, 'pictures/feed/post--ready'))).toBe(false);
});

test('a picture of another view belongs to the same story', () => {
  expect(storyOf('host/shell--ready.phone')).toEqual({
    id: 'host-shell--ready',
    file: 'host-shell',
  });
  const page = picturesReport([{ name: 'host/a--b.phone', what: '<3 pixels>', after: teal }]);
  expect(page).toContain('?path=/story/host-a--b"');
  expect(page).toContain('&#60;3 pixels&#62;');
});
