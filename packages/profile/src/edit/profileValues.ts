import {
  type BusinessProfile,
  type BusinessProfileChange,
  EMPLOYEE_COUNTS,
  keptEntries,
  normalizeTyped,
  PROFILE_INDUSTRIES,
} from '@saudagar/contract';

/** What is filled in about a business, by the names of the wire (ACCT-087–097). */
export interface ProfileValues {
  business_name: string;
  business_description: string;
  industry: string;
  founded_year: string;
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
  founded_year: business.founded_year == null ? '' : String(business.founded_year),
  employee_count: business.employee_count ?? '',
  website: business.website ?? '',
  business_email: business.business_email ?? '',
  business_phone: business.business_phone ?? '',
  address: business.address ?? '',
  specialties: atLeastOne(business.specialties),
  certifications: atLeastOne(business.certifications),
});

/** The year as the form sends it: whatever gives no integer is null (ACCT-103, ACCT-104). */
export function yearOf(text: string): number | null {
  const year = Number.parseInt(normalizeTyped(text), 10);
  return Number.isNaN(year) ? null : year;
}

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
  founded_year: yearOf(values.founded_year),
  employee_count: chosen(EMPLOYEE_COUNTS, values.employee_count),
  website: values.website.trim(),
  business_email: values.business_email.trim(),
  business_phone: values.business_phone.trim(),
  address: values.address.trim(),
  specialties: keptEntries(values.specialties.map((one) => one.trim())),
  certifications: keptEntries(values.certifications.map((one) => one.trim())),
});

const TEXTS = [
  'business_name',
  'business_description',
  'industry',
  'founded_year',
  'employee_count',
  'website',
  'business_email',
  'business_phone',
  'address',
] as const;

/** What a draft kept, or null where it is not a profile's. */
export function readValues(kept: unknown): ProfileValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const values = kept as Partial<ProfileValues>;
  const isWhole =
    TEXTS.every((name) => typeof values[name] === 'string') &&
    [values.specialties, values.certifications].every(isTexts);
  return isWhole ? (kept as ProfileValues) : null;
}

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
