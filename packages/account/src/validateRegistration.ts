import { type IndustryTag, Registration } from '@saudagar/contract';
import type { FieldErrors } from '@saudagar/flows';

/** Values of the registration form, as typed (ACCT-020–027). */
export interface RegistrationValues {
  email: string;
  username: string;
  full_name: string;
  password: string;
  company_name: string;
  industry_tags: readonly IndustryTag[];
  location: string;
  phone: string;
}

/** Values of an empty form. */
export const NO_REGISTRATION: RegistrationValues = {
  email: '',
  username: '',
  full_name: '',
  password: '',
  company_name: '',
  industry_tags: [],
  location: '',
  phone: '',
};

const REQUIRED = ['email', 'username', 'full_name', 'password'] as const;

/**
 * Errors of the form: email, username, full name and password are required (ACCT-030–034), and all
 * values must fit the contract (ACCT-042).
 */
export function validateRegistration(values: RegistrationValues): FieldErrors<RegistrationValues> {
  const parsed = Registration.safeParse(toRegistration(values));
  const broken = parsed.success ? [] : parsed.error.issues.map((issue) => issue.path[0]);
  const isEmpty = (name: keyof RegistrationValues) =>
    REQUIRED.some((required) => required === name) && String(values[name]).trim() === '';
  return Object.fromEntries(
    (Object.keys(values) as (keyof RegistrationValues)[])
      .filter((name) => isEmpty(name) || broken.includes(name))
      .map((name) => [name, { rule: isEmpty(name) ? 'required' : 'invalid' }]),
  );
}

/** Converts the values for sending: every field, empty optional ones as null (ACCT-036). */
export function toRegistration(values: RegistrationValues): Registration {
  return {
    email: values.email.trim(),
    username: values.username.trim(),
    full_name: values.full_name.trim(),
    password: values.password,
    company_name: values.company_name.trim() || null,
    industry_tags: [...values.industry_tags],
    location: values.location.trim() || null,
    phone: values.phone.trim() || null,
  };
}
