import { expect, test } from 'vitest';
import { flagTitleOf } from './rules.ts';

test('titles a flagged post by its words as they are read', () => {
  const content = '**Pinjaman** cepat:\n[hubungi kami](https://toko.id) #modal';
  expect(flagTitleOf({ content })).toBe('Pinjaman cepat: hubungi kami #modal');
});

test('leaves a title as it was typed', () => {
  expect(flagTitleOf({ title: 'Harga *lama*', content: 'Kopi' })).toBe('Harga *lama*');
});
