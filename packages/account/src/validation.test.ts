import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';
import { validateLogin } from './validateLogin.ts';
import { type RegistrationValues, validateRegistration } from './validateRegistration.ts';

const values = (overrides: Partial<RegistrationValues> = {}): RegistrationValues => ({
  email: 'wayan@ukirjepara.example',
  username: 'wayan.ukir_2',
  full_name: 'Wayan Sudarma',
  password: 'jati-mahoni-2026',
  company_name: '',
  industry_tags: [],
  location: '',
  phone: '',
  ...overrides,
});

describe('validation of sign-in', () => {
  it.each([
    ['siti@batikparang.example', 'x', {}],
    ['  siti@batikparang.example ', ' ', {}],
    ['', 'x', { email: { rule: 'required' } }],
    ['   ', 'x', { email: { rule: 'required' } }],
    ['siti', 'x', { email: { rule: 'invalid' } }],
    ['siti@batik', 'x', { email: { rule: 'invalid' } }],
    ['siti@batikparang.example', '', { password: { rule: 'required' } }],
  ])(
    'sign-in with the email %j and password %j gets the expected errors',
    (email, password, errors) => {
      expect(validateLogin({ email, password })).toEqual(errors);
    },
  );
});

describe('validation of a registration', () => {
  it('a registration needs only the four required fields', () => {
    expect(validateRegistration(values())).toEqual({});
  });

  it.each<[Partial<RegistrationValues>, object]>([
    [{ email: ' ' }, { email: { rule: 'required' } }],
    [{ email: 'wayan@' }, { email: { rule: 'invalid' } }],
    [{ username: '' }, { username: { rule: 'required' } }],
    [{ username: 'wa' }, { username: { rule: 'invalid' } }],
    [{ username: 'w'.repeat(31) }, { username: { rule: 'invalid' } }],
    [{ username: 'wayan ukir' }, { username: { rule: 'invalid' } }],
    [{ full_name: '  ' }, { full_name: { rule: 'required' } }],
    [{ full_name: 'W'.repeat(101) }, { full_name: { rule: 'invalid' } }],
    [{ password: '' }, { password: { rule: 'required' } }],
    [{ password: '1234567' }, { password: { rule: 'invalid' } }],
    [{ password: '12345678' }, {}],
    [{ company_name: 'C'.repeat(151) }, { company_name: { rule: 'invalid' } }],
    [{ location: 'L'.repeat(151) }, { location: { rule: 'invalid' } }],
    [{ phone: 'call me' }, { phone: { rule: 'invalid' } }],
    [{ phone: ' +62 812-3456 (7890) ' }, {}],
  ])('a registration with %j gets the expected errors', (overrides, errors) => {
    expect(validateRegistration(values(overrides))).toEqual(errors);
  });
});

describe('password strength', () => {
  it.each([
    ['', 'weak'],
    ['Aa1!567', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'fair'],
    ['rempahku', 'fair'],
    ['Rempah12', 'good'],
    ['rempahrempahku', 'good'],
    ['Rempah-2026-Jaya', 'strong'],
    ['empat kata yang acak sekali', 'strong'],
  ])('the password %j is rated %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
