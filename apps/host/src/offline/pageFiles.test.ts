import { expect, it } from 'vitest';
import { entryOf, filesOf, renewedFiles } from './pageFiles.ts';

const page = `<head><script src="/assets/boot-aaaaaaaa.js"></script>
  <script type="module" crossorigin src="/assets/index-bbbbbbbb.js"></script>
  <link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/assets/index-cccccccc.css">`;

// SHELL-195
it('a page names its build by its first script, and the files it needs', () => {
  expect(entryOf(page)).toBe('/assets/boot-aaaaaaaa.js');
  expect(entryOf('<p>Under maintenance</p>')).toBeUndefined();
  expect(filesOf(page)).toEqual([
    '/assets/boot-aaaaaaaa.js',
    '/assets/index-bbbbbbbb.js',
    '/assets/index-cccccccc.css',
  ]);
});

it('a new build renews the files that are kept, and no others', () => {
  const kept = ['/assets/feed-more-a_-1bc2d.js', '/assets/index-aaaaaaaa.css'];
  const built = [
    '/assets/feed-bbbbbbbb.js',
    '/assets/feed-more-cc-_cccc.js',
    '/assets/index-bbbbbbbb.css',
    '/assets/index-bbbbbbbb.js',
  ];
  expect(renewedFiles(kept, built)).toEqual([built[1], built[2]]);
});
