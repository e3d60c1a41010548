import {
  type AvatarUrls,
  type BusinessProfile,
  type BusinessProfileChange,
  normalizedEntries,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
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

/** What members say of their businesses. */
export interface Profiles {
  /** Empty fields where nothing was ever saved. */
  businessOf(memberId: string): Promise<BusinessRow>;
  /**
   * Changes the fields that were sent; two changes of different fields at once both hold.
   * @throws Refusal 400 on a year to come
   */
  save(memberId: string, change: BusinessProfileChange): Promise<BusinessRow>;
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
        publish({ kind: 'account', member: memberId });
      });
      return businessOf(memberId);
    },
  };
}

const EMPTY_LISTS = { specialties: '[]', certifications: '[]' };

/** Columns of the fields that were sent. */
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

/** A business as the wire has it, with its member's photo. */
export const toBusiness = (row: BusinessRow, photo: AvatarUrls | null): BusinessProfile => ({
  ...row,
  profile_image: photo?.large ?? null,
  photo,
});
