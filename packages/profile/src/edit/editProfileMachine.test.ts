import { expect, test } from 'vitest';
import { validate } from './editProfileMachine.ts';
import { changeOf, readValues, valuesOf } from './profileValues.ts';

const empty = valuesOf({ specialties: [], certifications: [] });

test('blocks no save for an empty name or industry, and keeps one input a list (ACCT-101–105)', () => {
  expect(validate(empty)).toEqual({});
  expect(empty).toMatchObject({ specialties: [''], certifications: [''] });
  expect(changeOf(empty)).toMatchObject({
    business_name: '',
    industry: '',
    founded_year: null,
    specialties: [],
    certifications: [],
  });
});

test.each([
  ['2010', 2010],
  ['2010 or so', 2010],
  ['long ago', null],
  ['', null],
])('sends %j as the year %j (ACCT-103, ACCT-104)', (founded_year, sent) => {
  expect(changeOf({ ...empty, founded_year }).founded_year).toBe(sent);
});

test('checks website, email, phone and year where they are filled (ACCT-135)', () => {
  const wrong = {
    ...empty,
    founded_year: '1200',
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
    founded_year: '1998',
    website: 'tokobatik.co.id',
    business_email: 'halo@tokobatik.co.id',
    business_phone: '+62 271 123456',
  };
  expect(validate(right)).toEqual({});
});

test('drops empty and repeated entries (ACCT-132)', () => {
  const specialties = ['Batik tulis ', '', 'batik tulis', 'Tenun'];
  expect(changeOf({ ...empty, specialties }).specialties).toEqual(['Batik tulis', 'Tenun']);
});

test('leaves a choice of a foreign server alone', () => {
  expect(changeOf({ ...empty, industry: 'Fishery' }).industry).toBeUndefined();
});

test('reads no draft of another shape', () => {
  expect(readValues({ ...empty, website: null })).toBeNull();
  expect(readValues({ ...empty, specialties: [] })).toBeNull();
  expect(readValues(empty)).toEqual(empty);
});
