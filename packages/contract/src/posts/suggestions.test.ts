import { describe, expect, it, test } from 'vitest';
import { core } from 'zod/mini';
import { searchKey, suggestHashtags, suggestMembers } from '../index.ts';

describe('search keys of suggestions', () => {
  test.each([
    ['Siti RAHMAWATI', 'siti rahmawati'],
    ['  Ni  Made\tAyu ', 'ni made ayu'],
    ['José Ñandú', 'jose nandu'],
    ['Jose\u0301', 'jose'],
    ['İstanbul', 'istanbul'],
    ['ＫＯＰＩ', 'kopi'],
    ['北京 商店', '北京 商店'],
    ['100%_', '100%_'],
    ['a\0b', 'a b'],
    ['Ma’ruf', 'maruf'],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
    ['\ufdfa'.repeat(100), expect.stringMatching(/^.{99,100}$/)],
    ['', ''],
  ])('suggestions compare %j without case and accents', (text, key) => {
    expect(searchKey(text)).toEqual(key);
    expect(searchKey(searchKey(text))).toBe(searchKey(text));
  });
});

describe('the query of suggestions', () => {
  test.each([suggestMembers, suggestHashtags])(
    'the query of suggestions has defaults',
    ({ query }) => {
      expect(core.parse(query, {})).toEqual({ q: '', limit: 8 });
    },
  );

  it('the query of suggestions is trimmed and limited to twenty results', () => {
    const { query } = suggestMembers;
    expect(core.parse(query, { q: ' si ', limit: '20' })).toEqual({ q: 'si', limit: 20 });
    for (const bad of [{ limit: '21' }, { limit: '0' }, { q: 'x'.repeat(101) }]) {
      expect(core.safeParse(query, bad).success).toBe(false);
    }
  });
});
