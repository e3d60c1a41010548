import { z } from 'zod/mini';
import { Line, Phone } from '../core/fields.ts';
import { normalizeAddress, normalizeTyped } from '../text/normalize.ts';
import { AvatarUrls, Email } from './account.ts';

/** Industries that the profile's form offers, as they travel (ACCT-106). */
export const PROFILE_INDUSTRIES = [
  'Textile & Fashion',
  'Electronics',
  'Food & Beverage',
  'Manufacturing',
  'Services',
] as const;
/** Sizes of a business that the profile's form offers (ACCT-107). */
export const EMPLOYEE_COUNTS = ['1-10', '11-50', '51-200', '200+'] as const;

/** Most characters of a business's name. */
export const BUSINESS_NAME_MAX = 150;
/** Most characters of what a business says of itself. */
export const BUSINESS_DESCRIPTION_MAX = 2_000;
/** Most characters of a web address. */
export const WEBSITE_MAX = 300;
/** Most characters of an address in the world. */
export const BUSINESS_ADDRESS_MAX = 300;
/** Most specialties, and most certifications, of a business. */
export const PROFILE_LIST_MAX = 20;
/** Most characters of one specialty or certification. */
export const PROFILE_ENTRY_MAX = 100;
/** Earliest year that a business can be founded in; the latest is the present one (ACCT-135). */
export const FOUNDED_YEAR_MIN = 1500;

/** A web address as it is kept: one without a scheme is taken for https, whatever its slashes. */
export const websiteOf = (text: string): string => {
  const address = normalizeAddress(text).replace(/^[/\\]+/, '');
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
};

/** Whether a member can be led to a web address: by http or https, to a host with a dot (ACCT-135). */
export function isWebsite(text: string): boolean {
  const address = websiteOf(text);
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isHost = /[^.]\.[^.]/.test(hostname) && username === '' && password === '';
  return isHost && /^https?:$/.test(protocol);
}

/** A blank text counts as none; what is no text is left to the schema. */
const orNone = (text: string): string | null =>
  typeof text === 'string' && normalizeTyped(text) === '' ? null : text;

/** A business's web address, or none; kept with its scheme (ACCT-092, ACCT-135). */
export const Website = z.pipe(
  z.transform((text: string) => (typeof text === 'string' ? orNone(websiteOf(text)) : text)),
  z.nullable(z.string().check(z.maxLength(WEBSITE_MAX), z.refine(isWebsite))),
);
/** A business's own email address, or none (ACCT-093, ACCT-135). */
export const BusinessEmail = z.pipe(z.transform(orNone), z.nullable(Email));
/** A business's telephone number, or none (ACCT-094). */
export const BusinessPhone = Phone;
/** Year of founding (ACCT-090); no later than the present one, which only the server knows. */
export const FoundedYear = z.int().check(z.gte(FOUNDED_YEAR_MIN), z.lte(9_999));

const Entries = z.array(Line(PROFILE_ENTRY_MAX)).check(z.maxLength(PROFILE_LIST_MAX));

/**
 * What saving a profile sends (ACCT-087–097, ACCT-100). A field that is not sent stays; null and an
 * empty text take it away. Nothing is required (ACCT-101, ACCT-102).
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

/** A list without empty entries, and without those that differ in case alone (ACCT-132). */
export function normalizedEntries(entries: readonly string[]): string[] {
  const stored = new Map<string, string>();
  for (const entry of entries) {
    const key = entry.toLowerCase();
    if (key !== '' && !stored.has(key)) stored.set(key, entry);
  }
  return [...stored.values()];
}

/** A business as its member shows it (ACCT-087–098). `photo` is additive, as of every member. */
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
