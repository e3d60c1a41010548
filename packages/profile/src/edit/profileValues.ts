import {
  type BusinessProfile,
  type BusinessProfileChange,
  EMPLOYEE_COUNTS,
  keptEntries,
  type NumberEntry,
  numberOf,
  PROFILE_INDUSTRIES,
} from '@saudagar/contract';
import { type DraftFields, draftField } from '@saudagar/flows';

/** What is filled in about a business, by the names of the wire (ACCT-087–097). */
export interface ProfileValues {
  business_name: string;
  business_description: string;
  industry: string;
  founded_year: NumberEntry;
  employee_count: string;
  website: string;
  business_email: string;
  business_phone: string;
  address: string;
  specialties: readonly string[];
  certifications: readonly string[];
}

/** At least one input, filled or not (ACCT-105, ACCT-132). */
const atLeastOne = (entries: readonly string[]) => (entries.length === 0 ? [''] : entries);

/** A business as its form shows it. */
export const valuesOf = (business: BusinessProfile): ProfileValues => ({
  business_name: business.business_name ?? '',
  business_description: business.business_description ?? '',
  industry: business.industry ?? '',
  founded_year: business.founded_year ?? null,
  employee_count: business.employee_count ?? '',
  website: business.website ?? '',
  business_email: business.business_email ?? '',
  business_phone: business.business_phone ?? '',
  address: business.address ?? '',
  specialties: atLeastOne(business.specialties),
  certifications: atLeastOne(business.certifications),
});

/** The choice that was made; undefined leaves one of a foreign server's own as it is. */
function chosen<Choice extends string>(
  choices: readonly Choice[],
  value: string,
): Choice | '' | undefined {
  return value === '' ? '' : choices.find((choice) => choice === value);
}

/** The body that is sent: trimmed, without empty entries (ACCT-100, ACCT-132). */
export const changeOf = (values: ProfileValues): BusinessProfileChange => ({
  business_name: values.business_name.trim(),
  business_description: values.business_description.trim(),
  industry: chosen(PROFILE_INDUSTRIES, values.industry),
  founded_year: numberOf(values.founded_year),
  employee_count: chosen(EMPLOYEE_COUNTS, values.employee_count),
  website: values.website.trim(),
  business_email: values.business_email.trim(),
  business_phone: values.business_phone.trim(),
  address: values.address.trim(),
  specialties: keptEntries(values.specialties.map((one) => one.trim())),
  certifications: keptEntries(values.certifications.map((one) => one.trim())),
});

/** How a draft of a profile is read. */
export const PROFILE_DRAFT: DraftFields<ProfileValues> = {
  business_name: draftField.text,
  business_description: draftField.text,
  industry: draftField.text,
  founded_year: draftField.number,
  employee_count: draftField.text,
  website: draftField.text,
  business_email: draftField.text,
  business_phone: draftField.text,
  address: draftField.text,
  specialties: draftField.filledTexts,
  certifications: draftField.filledTexts,
};
