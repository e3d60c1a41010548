import { type MemberChange, searchedOfTender } from '@saudagar/contract';
import type { Updateable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { indexMembers, searchedMember } from './memberKeys.ts';
import type { MembersTable } from './tables.ts';

/** Maps the submitted details to columns. */
function columnsOf(change: MemberChange): Updateable<MembersTable> {
  const { full_name, company_name, location, phone, industry_tags } = change;
  return {
    ...(full_name !== undefined && { full_name }),
    ...(company_name !== undefined && { company_name: company_name || null }),
    ...(location !== undefined && { location: location || null }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(industry_tags !== undefined && {
      industry_tags: JSON.stringify([...new Set(industry_tags ?? [])]),
    }),
  };
}

/** Changes the submitted details of a member, and what searches find them by (ACCT-140). */
export async function writeDetails(
  write: Database,
  id: string,
  change: MemberChange,
): Promise<void> {
  const columns = columnsOf(change);
  if (Object.keys(columns).length === 0) return;
  const member = await write
    .updateTable('members')
    .set(columns)
    .where('id', '=', id)
    .returning(['id', 'username', 'full_name', 'company_name', 'location'])
    .executeTakeFirstOrThrow();
  await write
    .updateTable('members')
    .set({ searched: searchedMember(member) })
    .where('id', '=', id)
    .execute();
  if (change.full_name === undefined) return;
  await write.deleteFrom('member_keys').where('member_id', '=', id).execute();
  await indexMembers(write, [member]);
  await renamePoster(write, member);
}

/** Makes a member's tenders found by a new name (TND-024). */
async function renamePoster(
  write: Database,
  poster: { id: string; full_name: string },
): Promise<void> {
  const tenders = await write
    .selectFrom('tenders')
    .where('poster_id', '=', poster.id)
    .select(['id', 'title', 'company_name', 'location', 'category'])
    .select(['tags', 'requirements', 'description'])
    .execute();
  for (const { id, ...tender } of tenders)
    await write
      .updateTable('tenders')
      .set({ searched: searchedOfTender({ ...tender, posted_by_user: poster }) })
      .where('id', '=', id)
      .execute();
}
