import { expect, test } from 'vitest';
import { flagTitleOf } from './rules.ts';

test("a flagged post's title is its text without markup", () => {
  const content = '**Pinjaman** cepat:\n[hubungi kami](https://toko.id) #modal';
  expect(flagTitleOf({ content })).toBe('Pinjaman cepat: hubungi kami #modal');
});

test("a flagged item's own title stays as typed", () => {
  expect(flagTitleOf({ title: 'Harga *lama*', content: 'Kopi' })).toBe('Harga *lama*');
});
