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

it('an empty address reads as the defaults', () => {
  expect(readAddress(fields, '')).toEqual(standard);
});

it('an address stores non-default values and reads them back', () => {
  const state = { tab: 'discover', search: 'kopi & teh', tag: ['food', 'organic'], open: 'g1' };
  const search = writeAddress(fields, '', { ...state, tab: 'discover' });
  expect(readAddress(fields, `?${search}`)).toEqual(state);
  expect(writeAddress(fields, search, { tab: 'mine', search: '', tag: [], open: null })).toBe('');
});

it('other parameters of the address are preserved', () => {
  expect(writeAddress(fields, '?lang=id', { search: 'batik' })).toBe('lang=id&search=batik');
});

it('damaged parameters of the address are dropped', () => {
  expect(readAddress(fields, '?tab=nowhere&tag=a&tag=a')).toEqual({ ...standard, tag: ['a'] });
});
