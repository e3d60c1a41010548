import { buildPost } from '@saudagar/mocks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hiddenBy } from './hiding.ts';

const hides = (word: string, post: Parameters<typeof buildPost>[0]) =>
  hiddenBy({ hideUsers: [], hideKeywords: [word], readerId: 'reader' })(
    buildPost({ hashtags: [], ...post }),
  );

test.each([
  ['and', 'Rice and salt'],
  ['promo', 'PROMO!'],
  ['dua hari', 'Kirim __dua hari__ saja'],
  ['cengkeh', '[laporan](https://example.com/harga-cengkeh)'],
  ['example.com', 'https://example.com/harga'],
  ['c++', 'Kursus C++ gratis'],
  ['#batik', 'Koleksi #batik baru'],
  ['batik', 'Koleksi #batik baru'],
  ['café', 'Cafe\u0301 baru'],
])('a post that contains the whole word %j is hidden: %j', (word, content) => {
  expect(hides(word, { content })).toBe(true);
});

test.each([
  ['and', 'White sand'],
  ['and', 'Andi'],
  ['pro', 'promo'],
  ['#batik', 'Koleksi batik'],
  ['cafe', 'café'],
])('a post with %j only inside another word is shown: %j', (word, content) => {
  expect(hides(word, { content })).toBe(false);
});

test('a post is hidden by a hashtag that is not in its text', () => {
  expect(hides('kopi', { content: 'Panen', hashtags: ['kopi'] })).toBe(true);
  expect(hides('kopi', { content: 'Panen', hashtags: ['kopitiam'] })).toBe(false);
});

test('posts of a hidden member are hidden, but never the reader’s own', () => {
  const isHidden = hiddenBy({
    hideUsers: [
      { id: 'noisy', name: 'Noisy' },
      { id: 'reader', name: 'Me' },
    ],
    hideKeywords: ['promo'],
    readerId: 'reader',
  });
  expect(isHidden(buildPost({ user_id: 'noisy' }))).toBe(true);
  expect(isHidden(buildPost({ user_id: 'quiet', content: 'Halo' }))).toBe(false);
  expect(isHidden(buildPost({ user_id: 'reader', content: 'promo' }))).toBe(false);
});

test('hiding posts handles any word and any text', () => {
  // fast-check's own arbitrary for every code point takes nearly a second to build.
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ unit }), (word, content) => {
      hides(word.trim().toLowerCase() || 'x', { content });
    }),
    { numRuns: 25 },
  );
});
