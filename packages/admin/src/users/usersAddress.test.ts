import { describe, expect, it } from 'vitest';
import { usersFields } from './usersAddress.ts';

describe('the page in the address', () => {
  const { read, write } = usersFields.user_page;

  it.each([
    ['3', 3],
    ['1', 1],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['next', 1],
    ['99999', 501],
  ])('the address value %s selects page %i', (value, page) => {
    expect(read([value])).toBe(page);
  });

  it('the address of the first page has no page parameter', () => {
    expect(read([])).toBe(1);
    expect(write(1)).toEqual([]);
    expect(write(2)).toEqual(['2']);
  });
});
