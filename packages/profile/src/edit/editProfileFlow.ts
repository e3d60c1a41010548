import {
  BusinessEmail,
  BusinessPhone,
  type BusinessProfile,
  FOUNDED_YEAR_MIN,
  isWebsite,
  type ProfileChange,
  saveProfile,
  type User,
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
import { PROFILE_FIELDS, type ProfileValues, toProfileChange } from './profileValues.ts';

/** Range of founding years: up to the current year (ACCT-103, ACCT-135). */
export const yearLimits = () => ({ least: FOUNDED_YEAR_MIN, most: new Date().getFullYear() });

const isPhone = (text: string) => BusinessPhone.safeParse(text).success;

/**
 * Validates a profile. Only filled fields are checked, besides the member's own name; those of the
 * business and the industry are marked as required but may be empty (ACCT-101, ACCT-102, ACCT-135).
 */
export function validate(values: ProfileValues): FieldErrors<ProfileValues> {
  const { website, business_email: email, business_phone, phone } = values;
  return {
    ...PROFILE_FIELDS.errors(values),
    ...(!isPhone(phone) && { phone: { rule: 'business_phone' } }),
    ...numberErrors(values, { founded_year: yearLimits() }),
    ...(website.trim() !== '' && !isWebsite(website) && { website: { rule: 'website' } }),
    ...(!BusinessEmail.safeParse(email).success && {
      business_email: { rule: 'business_email' },
    }),
    ...(!isPhone(business_phone) && { business_phone: { rule: 'business_phone' } }),
  };
}

/** A saved profile; without the parts that the server does not return. */
interface SavedProfile {
  profile?: BusinessProfile | undefined;
  user?: User | undefined;
}

/** Edits the member's profile (ACCT-099, ACCT-141). */
export const editProfileMachine = formMachine<ProfileValues, ProfileChange, SavedProfile>({
  id: 'editProfile',
  validate,
  toBody: toProfileChange,
});

/** Edit Profile on the portal's client. */
export const provideEditProfile = (portal: Portal) =>
  provideFlow(editProfileMachine, {
    actors: {
      send: write(portal, saveProfile, ({ body }) => ({ body })),
      draft: formDraft(portal, { name: () => 'profile.edit', fields: PROFILE_FIELDS.draft }),
    },
    actions: {
      publish: (_, { reply: { profile, user } }) => {
        publishBusiness(portal, profile ?? null);
        portal.session.send(user ? { type: 'user.changed', user } : { type: 'user.outdated' });
      },
    },
  });
