import { expect, test } from 'vitest';
import { draftField, readFields } from './draftFields.ts';

test.each([
  [1500, 1500],
  [null, null],
  ['', null],
  ['2010', { text: '2010', language: 'en' }],
  [
    { text: '1.500', language: 'id' },
    { text: '1.500', language: 'id' },
  ],
  [
    { text: '1,500', language: 'xx' },
    { text: '1,500', language: 'en' },
  ],
  [{ text: 5 }, undefined],
  [true, undefined],
])('a kept number %j opens as %j', (stored, opened) => {
  expect(draftField.number(stored)).toEqual(opened);
});

test('a field that was not kept is left to the form', () => {
  const fields = { name: draftField.text, city: draftField.text };
  expect(readFields({ name: 'Toko' }, fields)).toEqual({ name: 'Toko' });
  expect(readFields({ name: 5, other: 'x' }, fields)).toBeNull();
});
