import { describe, expect, it, test } from 'vitest';
import { z } from 'zod/mini';
import type { Locale } from '../core/locale.ts';
import { describeInvalid, InvalidFields } from '../invalidFields.ts';
import { BusinessProfileChange, normalizedEntries } from './businessProfile.ts';

const read = (sent: object) => z.safeParse(BusinessProfileChange, sent);
const complaint = (sent: object, language: Locale = 'en') => {
  const { error } = read(sent);
  return error && describeInvalid(new InvalidFields(error.issues, sent), language);
};

describe('what is saved of a business (ACCT-087–104)', () => {
  it('may be nothing at all, and nothing of it is required', () => {
    expect(read({}).data).toEqual({});
    const blank = { business_name: ' ', industry: '', employee_count: '', business_phone: '' };
    expect(read(blank).data).toEqual({ ...blank, business_name: '' });
    const none = { website: null, business_email: '  ', founded_year: null };
    expect(read(none).data).toEqual({ website: null, business_email: null, founded_year: null });
    expect(read({ website: '' }).data).toEqual({ website: null });
  });

  test.each([
    ['canting-ratna.example', 'https://canting-ratna.example'],
    [' HTTP://toko.example/katalog?a=1#b ', 'HTTP://toko.example/katalog?a=1#b'],
    ['toko.example:8080/x', 'https://toko.example:8080/x'],
  ])('takes the web address %s', (website, stored) => {
    expect(read({ website }).data).toEqual({ website: stored });
  });

  test.each([
    'javascript:alert(1)',
    'javascript://toko.example/%0aalert(1)',
    'ftp://toko.example',
    'toko',
    'https://bank.example@toko.example',
    'https://.example',
    'a b.example',
    `https://toko.example/${'x'.repeat(300)}`,
  ])('refuses %s as a web address', (website) => {
    expect(complaint({ website })?.field).toBe('website');
  });

  it('is complained about in words for each field', () => {
    expect(complaint({ website: 'toko' })?.detail).toBe(
      'Enter a valid web address, such as https://example.com',
    );
    expect(complaint({ business_email: 'toko' })?.detail).toBe('Enter a valid email address');
    expect(complaint({ business_phone: 'toko' }, 'id')?.detail).toBe(
      'Masukkan nomor telepon yang benar',
    );
    for (const founded_year of [1499, 2000.5, '2000'])
      expect(complaint({ founded_year })?.field).toBe('founded_year');
  });
});

test('lists lose empty entries and those that come twice (ACCT-132)', () => {
  expect(normalizedEntries(['Batik', '', 'batik', 'Tenun'])).toEqual(['Batik', 'Tenun']);
});
