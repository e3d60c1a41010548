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

describe('validateLogin', () => {
  it.each([
    ['siti@batikparang.example', 'x', {}],
    ['  siti@batikparang.example ', ' ', {}],
    ['', 'x', { email: 'required' }],
    ['   ', 'x', { email: 'required' }],
    ['siti', 'x', { email: 'invalid' }],
    ['siti@batik', 'x', { email: 'invalid' }],
    ['siti@batikparang.example', '', { password: 'required' }],
  ])('judges %j and %j', (email, password, errors) => {
    expect(validateLogin({ email, password })).toEqual(errors);
  });
});

describe('validateRegistration', () => {
  it('needs no more than the four required fields', () => {
    expect(validateRegistration(values())).toEqual({});
  });

  it.each<[Partial<RegistrationValues>, object]>([
    [{ email: ' ' }, { email: 'required' }],
    [{ email: 'wayan@' }, { email: 'invalid' }],
    [{ username: '' }, { username: 'required' }],
    [{ username: 'wa' }, { username: 'invalid' }],
    [{ username: 'w'.repeat(31) }, { username: 'invalid' }],
    [{ username: 'wayan ukir' }, { username: 'invalid' }],
    [{ full_name: '  ' }, { full_name: 'required' }],
    [{ full_name: 'W'.repeat(101) }, { full_name: 'invalid' }],
    [{ password: '' }, { password: 'required' }],
    [{ password: '1234567' }, { password: 'invalid' }],
    [{ password: '12345678' }, {}],
    [{ company_name: 'C'.repeat(151) }, { company_name: 'invalid' }],
    [{ location: 'L'.repeat(151) }, { location: 'invalid' }],
    [{ phone: 'call me' }, { phone: 'invalid' }],
    [{ phone: ' +62 812-3456 (7890) ' }, {}],
  ])('judges %j', (overrides, errors) => {
    expect(validateRegistration(values(overrides))).toEqual(errors);
  });
});

describe('passwordStrength', () => {
  it.each([
    ['', 'weak'],
    ['Aa1!567', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'fair'],
    ['rempahku', 'fair'],
    ['Rempah12', 'good'],
    ['rempahrempahku', 'good'],
    ['Rempah-2026-Jaya', 'strong'],
    ['empat kata yang acak sekali', 'strong'],
  ])('calls %j %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
