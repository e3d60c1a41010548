import {
  type AvatarUrls,
  type BusinessProfile,
  type BusinessProfileChange,
  normalizedEntries,
  type ProfileChange,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import { writeDetails } from './memberDetails.ts';
import type { BusinessProfilesTable } from './tables.ts';

const TEXTS = [
  'business_name',
  'business_description',
  'industry',
  'employee_count',
  'website',
  'business_email',
  'business_phone',
  'address',
] as const satisfies (keyof BusinessProfileChange)[];
const LISTS = ['specialties', 'certifications'] as const satisfies (keyof BusinessProfileChange)[];

/** A business as stored. */
export type BusinessRow = Omit<Selectable<BusinessProfilesTable>, 'member_id' | 'updated_at'>;

const COLUMNS = [...TEXTS, ...LISTS, 'founded_year'] as const;
const NOTHING = {
  ...(Object.fromEntries(TEXTS.map((name) => [name, null])) as Record<
    (typeof TEXTS)[number],
    null
  >),
  founded_year: null,
  specialties: [],
  certifications: [],
};

/** Business profiles of members. */
export interface Profiles {
  /** Returns empty fields for a business never saved. */
  businessOf(memberId: string): Promise<BusinessRow>;
  /**
   * Changes the submitted fields of a business and its member; concurrent changes of different
   * fields both persist.
   * @throws Refusal 400 on a future year
   */
  save(memberId: string, change: ProfileChange): Promise<BusinessRow>;
}

export function createProfiles(db: Database, now: () => Date, fanOut: FanOut): Profiles {
  async function businessOf(memberId: string): Promise<BusinessRow> {
    const row = await db
      .selectFrom('business_profiles')
      .where('member_id', '=', memberId)
      .select(COLUMNS)
      .executeTakeFirst();
    return row ?? NOTHING;
  }

  return {
    businessOf,

    async save(memberId, change) {
      if ((change.founded_year ?? 0) > now().getUTCFullYear())
        throw new Refusal(400, 'futureYear', { field: 'founded_year' });
      const fields = { ...columnsOf(change), updated_at: now() };
      await fanOut.transaction(async (write, publish) => {
        await write
          .insertInto('business_profiles')
          .values({ member_id: memberId, ...EMPTY_LISTS, ...fields })
          .onConflict((conflict) => conflict.column('member_id').doUpdateSet(fields))
          .execute();
        await writeDetails(write, memberId, change);
        publish({ kind: 'account', member: memberId });
      });
      return businessOf(memberId);
    },
  };
}

const EMPTY_LISTS = { specialties: '[]', certifications: '[]' };

/** Maps the submitted fields to columns. */
export function columnsOf(change: BusinessProfileChange) {
  const texts = TEXTS.filter((name) => change[name] !== undefined);
  const lists = LISTS.filter((name) => change[name] !== undefined);
  return {
    ...Object.fromEntries(texts.map((name) => [name, change[name] || null])),
    ...Object.fromEntries(
      lists.map((name) => [name, JSON.stringify(normalizedEntries(change[name] ?? []))]),
    ),
    ...(change.founded_year !== undefined && { founded_year: change.founded_year }),
  };
}

/** Converts a business to the wire format, with its member's photo. */
export const toBusiness = (row: BusinessRow, photo: AvatarUrls | null): BusinessProfile => ({
  ...row,
  profile_image: photo?.large ?? null,
  photo,
});
