import { expect, it } from 'vitest';
import {
  choiceField,
  listField,
  openField,
  readAddress,
  textField,
  writeAddress,
} from './address.ts';

const fields = {
  tab: choiceField(['mine', 'discover'], 'mine'),
  search: textField,
  tag: listField,
  open: openField,
};
const standard = { tab: 'mine', search: '', tag: [], open: null };

it('reads defaults from an empty address', () => {
  expect(readAddress(fields, '')).toEqual(standard);
});

it('writes what differs from the default and reads it back', () => {
  const state = { tab: 'discover', search: 'kopi & teh', tag: ['food', 'organic'], open: 'g1' };
  const search = writeAddress(fields, '', { ...state, tab: 'discover' });
  expect(readAddress(fields, `?${search}`)).toEqual(state);
  expect(writeAddress(fields, search, { tab: 'mine', search: '', tag: [], open: null })).toBe('');
});

it('leaves the parameters of others alone', () => {
  expect(writeAddress(fields, '?lang=id', { search: 'batik' })).toBe('lang=id&search=batik');
});

it('drops what is damaged', () => {
  expect(readAddress(fields, '?tab=nowhere&tag=a&tag=a')).toEqual({ ...standard, tag: ['a'] });
});
