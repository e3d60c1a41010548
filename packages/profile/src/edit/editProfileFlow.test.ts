import { readFields } from '@saudagar/flows';
import { buildUser } from '@saudagar/mocks';
import { expect, test } from 'vitest';
import { validate } from './editProfileFlow.ts';
import { PROFILE_FIELDS, profileValues, toProfileChange } from './profileValues.ts';

const empty = PROFILE_FIELDS.show({ full_name: 'Siti', specialties: [], certifications: [] });

test('edit profile saves empty names and keeps an input in each list (ACCT-101–105)', () => {
  expect(validate(empty)).toEqual({});
  expect(empty).toMatchObject({ specialties: [''], certifications: [''] });
  expect(PROFILE_FIELDS.send(empty)).toMatchObject({
    business_name: '',
    industry: '',
    founded_year: null,
    specialties: [],
    certifications: [],
  });
});

test('edit profile sends the typed year, rejects an invalid one (ACCT-103, ACCT-104)', () => {
  const typed = (text: string) => ({ ...empty, founded_year: { text, language: 'en' } as const });
  expect(PROFILE_FIELDS.send(typed('2010')).founded_year).toBe(2010);
  expect(PROFILE_FIELDS.send(empty).founded_year).toBeNull();
  for (const text of ['2010 or so', 'abc', '20100', '-5'])
    expect(validate(typed(text))).toEqual({ founded_year: { rule: 'number' } });
});

test('edit profile validates website, email, phone and year when filled (ACCT-135)', () => {
  const wrong = {
    ...empty,
    founded_year: 1200,
    website: 'not an address',
    business_email: 'budi@',
    business_phone: 'call me',
  };
  expect(Object.keys(validate(wrong)).sort()).toEqual([
    'business_email',
    'business_phone',
    'founded_year',
    'website',
  ]);
  const right = {
    ...empty,
    founded_year: 1998,
    website: 'tokobatik.co.id',
    business_email: 'halo@tokobatik.co.id',
    business_phone: '+62 271 123456',
  };
  expect(validate(right)).toEqual({});
});

test('edit profile drops empty and repeated entries (ACCT-132)', () => {
  const specialties = ['Batik tulis ', '', 'batik tulis', 'Tenun'];
  expect(PROFILE_FIELDS.send({ ...empty, specialties }).specialties).toEqual([
    'Batik tulis',
    'Tenun',
  ]);
});

test('edit profile preserves a choice that is unknown to the kit', () => {
  expect(PROFILE_FIELDS.send({ ...empty, industry: 'Fishery' }).industry).toBeUndefined();
});

test('edit profile opens a draft of the last release and skips its damaged fields', () => {
  const earlier = { ...empty, founded_year: '2010', website: null, specialties: [] };
  const { website: _, specialties: __, ...rest } = empty;
  expect(readFields(earlier, PROFILE_FIELDS.draft)).toEqual({
    ...rest,
    founded_year: { text: '2010', language: 'en' },
  });
});

// ACCT-141
test('edit profile names business and company once, and requires a full name', () => {
  const user = buildUser({ company_name: 'Toko Wati', industry_tags: ['food', 'fishery'] });
  const values = profileValues({ specialties: [], certifications: [] }, user);
  expect(values.business_name).toBe('Toko Wati');
  expect(toProfileChange(values)).toMatchObject({
    business_name: 'Toko Wati',
    company_name: 'Toko Wati',
    industry_tags: ['food'],
  });
  expect(validate({ ...values, full_name: ' ', phone: 'x' })).toMatchObject({
    full_name: { rule: 'required' },
    phone: { rule: 'business_phone' },
  });
});
