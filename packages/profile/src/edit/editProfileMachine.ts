import {
  BusinessEmail,
  BusinessPhone,
  type BusinessProfile,
  type BusinessProfileChange,
  FOUNDED_YEAR_MIN,
  isWebsite,
} from '@saudagar/contract';
import { type FieldErrors, formMachine } from '@saudagar/flows';
import { changeOf, type ProfileValues, yearOf } from './profileValues.ts';

/** The latest year that a business can be founded in. */
export const thisYear = (): number => new Date().getFullYear();

/**
 * What is wrong with a profile: only what is filled is checked, name and industry included, which
 * are marked as required and block nothing (ACCT-101, ACCT-102, ACCT-135).
 */
export function validate(values: ProfileValues): FieldErrors<ProfileValues> {
  const { website, business_email: email, business_phone: phone } = values;
  const year = yearOf(values.founded_year);
  const isYear = year === null || (year >= FOUNDED_YEAR_MIN && year <= thisYear());
  return {
    ...(!isYear && { founded_year: { rule: 'founded_year' } }),
    ...(website.trim() !== '' && !isWebsite(website) && { website: { rule: 'website' } }),
    ...(!BusinessEmail.safeParse(email).success && {
      business_email: { rule: 'business_email' },
    }),
    ...(!BusinessPhone.safeParse(phone).success && {
      business_phone: { rule: 'business_phone' },
    }),
  };
}

/** Changes the member's business profile; null where a server does not send it back (ACCT-099). */
export const editProfileMachine = formMachine<
  ProfileValues,
  BusinessProfileChange,
  BusinessProfile | null
>({ id: 'editProfile', validate, toWire: changeOf });
