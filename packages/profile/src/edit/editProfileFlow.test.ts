import { readFields } from '@saudagar/flows';
import { expect, test } from 'vitest';
import { validate } from './editProfileFlow.ts';
import { PROFILE_FIELDS } from './profileValues.ts';

const empty = PROFILE_FIELDS.show({ specialties: [], certifications: [] });

test('blocks no save for an empty name or industry, and keeps one input a list (ACCT-101–105)', () => {
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

test('sends the year that is typed, and refuses what is none (ACCT-103, ACCT-104)', () => {
  const typed = (text: string) => ({ ...empty, founded_year: { text, language: 'en' } as const });
  expect(PROFILE_FIELDS.send(typed('2010')).founded_year).toBe(2010);
  expect(PROFILE_FIELDS.send(empty).founded_year).toBeNull();
  for (const text of ['2010 or so', 'abc', '20100', '-5'])
    expect(validate(typed(text))).toEqual({ founded_year: { rule: 'number' } });
});

test('checks website, email, phone and year where they are filled (ACCT-135)', () => {
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

test('drops empty and repeated entries (ACCT-132)', () => {
  const specialties = ['Batik tulis ', '', 'batik tulis', 'Tenun'];
  expect(PROFILE_FIELDS.send({ ...empty, specialties }).specialties).toEqual([
    'Batik tulis',
    'Tenun',
  ]);
});

test('leaves a choice of a foreign server alone', () => {
  expect(PROFILE_FIELDS.send({ ...empty, industry: 'Fishery' }).industry).toBeUndefined();
});

test('opens a draft of the last release, and leaves out what is damaged', () => {
  const earlier = { ...empty, founded_year: '2010', website: null, specialties: [] };
  const { website: _, specialties: __, ...rest } = empty;
  expect(readFields(earlier, PROFILE_FIELDS.draft)).toEqual({
    ...rest,
    founded_year: { text: '2010', language: 'en' },
  });
});
