import { z } from 'zod/mini';
import { Line, Phone } from '../core/fields.ts';
import { normalizeAddress, normalizeTyped } from '../text/normalize.ts';
import { AvatarUrls, Email } from './account.ts';

/** Industries that the profile's form offers, as wire values (ACCT-106). */
export const PROFILE_INDUSTRIES = [
  'Textile & Fashion',
  'Electronics',
  'Food & Beverage',
  'Manufacturing',
  'Services',
] as const;
/** Business sizes that the profile's form offers (ACCT-107). */
export const EMPLOYEE_COUNTS = ['1-10', '11-50', '51-200', '200+'] as const;

/** Maximum characters of a business's name. */
export const BUSINESS_NAME_MAX = 150;
/** Maximum characters of a business's description. */
export const BUSINESS_DESCRIPTION_MAX = 2_000;
/** Maximum characters of a web address. */
export const WEBSITE_MAX = 300;
/** Maximum characters of a postal address. */
export const BUSINESS_ADDRESS_MAX = 300;
/** Maximum number of specialties, and of certifications, of a business. */
export const PROFILE_LIST_MAX = 20;
/** Maximum characters of one specialty or certification. */
export const PROFILE_ENTRY_MAX = 100;
/** Earliest year that a business can be founded in; the latest is the current one (ACCT-135). */
export const FOUNDED_YEAR_MIN = 1500;

/**
 * Normalizes a web address for storage: without a scheme, it becomes https, whatever its slashes.
 */
export const websiteOf = (text: string): string => {
  const address = normalizeAddress(text).replace(/^[/\\]+/, '');
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
};

/** Returns true for a linkable web address: http or https, with a dot in its host (ACCT-135). */
export function isWebsite(text: string): boolean {
  const address = websiteOf(text);
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isHost = /[^.]\.[^.]/.test(hostname) && username === '' && password === '';
  return isHost && /^https?:$/.test(protocol);
}

/** Turns blank text into null; leaves values that are no strings to the schema. */
const orNone = (text: string): string | null =>
  typeof text === 'string' && normalizeTyped(text) === '' ? null : text;

/** A business's web address, or null; stored with its scheme (ACCT-092, ACCT-135). */
export const Website = z.pipe(
  z.transform((text: string) => (typeof text === 'string' ? orNone(websiteOf(text)) : text)),
  z.nullable(z.string().check(z.maxLength(WEBSITE_MAX), z.refine(isWebsite))),
);
/** A business's own email address, or null (ACCT-093, ACCT-135). */
export const BusinessEmail = z.pipe(z.transform(orNone), z.nullable(Email));
/** A business's telephone number, or null (ACCT-094). */
export const BusinessPhone = Phone;
/** Year of founding (ACCT-090); no later than the current year, which only the server knows. */
export const FoundedYear = z.int().check(z.gte(FOUNDED_YEAR_MIN), z.lte(9_999));

const Entries = z.array(Line(PROFILE_ENTRY_MAX)).check(z.maxLength(PROFILE_LIST_MAX));

/**
 * Fields of a business, of the body that saves a profile (ACCT-087–097, ACCT-100). An omitted field stays; null and empty text
 * clear it. Every field is optional (ACCT-101, ACCT-102).
 */
export const BusinessProfileChange = z.object({
  business_name: z.nullish(Line(BUSINESS_NAME_MAX)),
  business_description: z.nullish(
    z.string().check(z.trim(), z.maxLength(BUSINESS_DESCRIPTION_MAX)),
  ),
  industry: z.nullish(z.enum(['', ...PROFILE_INDUSTRIES])),
  founded_year: z.nullish(FoundedYear),
  employee_count: z.nullish(z.enum(['', ...EMPLOYEE_COUNTS])),
  website: z.nullish(Website),
  business_email: z.nullish(BusinessEmail),
  business_phone: z.nullish(BusinessPhone),
  address: z.nullish(Line(BUSINESS_ADDRESS_MAX)),
  specialties: z.nullish(Entries),
  certifications: z.nullish(Entries),
});
export type BusinessProfileChange = z.infer<typeof BusinessProfileChange>;

/** Drops empty entries and duplicates, compared without case (ACCT-132). */
export function normalizedEntries(entries: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const entry of entries) {
    const key = entry.toLowerCase();
    if (key !== '' && !byKey.has(key)) byKey.set(key, entry);
  }
  return [...byKey.values()];
}

/** A member's business (ACCT-087–098). `photo` is additive, as on every member. */
export const BusinessProfile = z.object({
  business_name: z.nullish(z.string()),
  business_description: z.nullish(z.string()),
  industry: z.nullish(z.string()),
  founded_year: z.nullish(z.number()),
  employee_count: z.nullish(z.string()),
  website: z.nullish(z.string()),
  business_email: z.nullish(z.string()),
  business_phone: z.nullish(z.string()),
  address: z.nullish(z.string()),
  specialties: z._default(z.array(z.string()), []),
  certifications: z._default(z.array(z.string()), []),
  profile_image: z.nullish(z.string()),
  photo: z.nullish(AvatarUrls),
});
export type BusinessProfile = z.infer<typeof BusinessProfile>;
