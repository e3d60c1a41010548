import { type Kysely, sql } from 'kysely';
import { searchedMember } from './memberKeys.ts';

/** Fills an empty company from the member's business, which has one field with it now (ACCT-141). */
export async function fillCompanies(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string } & Parameters<typeof searchedMember>[0]>`
    update members set company_name = business.business_name
    from business_profiles as business
    where business.member_id = members.id and members.company_name is null
      and business.business_name is not null
    returning id, full_name, username, members.company_name, location`.execute(db);
  await sql`
    update members set searched = texts.searched
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(searchedMember)}::text[])
      as texts (id, searched)
    where members.id = texts.id`.execute(db);
}
