import {
  BusinessEmail,
  BusinessPhone,
  type BusinessProfile,
  type BusinessProfileChange,
  FOUNDED_YEAR_MIN,
  isWebsite,
  saveProfile,
} from '@saudagar/contract';
import {
  type FieldErrors,
  formDraft,
  formMachine,
  numberErrors,
  provideFlow,
  write,
} from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishBusiness } from '../changes/changes.ts';
import { PROFILE_FIELDS, type ProfileValues } from './profileValues.ts';

/** Range of founding years: up to the current year (ACCT-103, ACCT-135). */
export const yearLimits = () => ({ least: FOUNDED_YEAR_MIN, most: new Date().getFullYear() });

/**
 * Validates a profile. Only filled fields are checked; name and industry are marked as required but
 * may be empty (ACCT-101, ACCT-102, ACCT-135).
 */
export function validate(values: ProfileValues): FieldErrors<ProfileValues> {
  const { website, business_email: email, business_phone: phone } = values;
  return {
    ...numberErrors(values, { founded_year: yearLimits() }),
    ...(website.trim() !== '' && !isWebsite(website) && { website: { rule: 'website' } }),
    ...(!BusinessEmail.safeParse(email).success && {
      business_email: { rule: 'business_email' },
    }),
    ...(!BusinessPhone.safeParse(phone).success && {
      business_phone: { rule: 'business_phone' },
    }),
  };
}

/** Edits the member's business profile; null when the server does not return it (ACCT-099). */
export const editProfileMachine = formMachine<
  ProfileValues,
  BusinessProfileChange,
  BusinessProfile | null
>({ id: 'editProfile', validate, toBody: PROFILE_FIELDS.send });

/** Edit Profile on the portal's client. */
export const provideEditProfile = (portal: Portal) =>
  provideFlow(editProfileMachine, {
    actors: {
      send: write(
        portal,
        saveProfile,
        ({ body }) => ({ body }),
        ({ profile }) => profile ?? null,
      ),
      draft: formDraft(portal, { name: () => 'profile.edit', fields: PROFILE_FIELDS.draft }),
    },
    actions: { publish: (_, { reply }) => publishBusiness(portal, reply) },
  });
