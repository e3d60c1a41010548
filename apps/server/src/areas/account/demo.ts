import { BusinessProfileChange } from '@saudagar/contract';
import businesses from '../../../demo/account/businesses.json' with { type: 'json' };
import type { DemoRows } from '../../../demo/plan.ts';
import type { Community } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { indexMembers, searchedMember } from './memberKeys.ts';
import { columnsOf } from './profiles.ts';

const DAY = 86_400_000;

/** Seeds members, the businesses of some, and a last visit on the previous day for each. */
export async function seedAccounts(
  write: Database,
  { members }: DemoRows,
  { now }: Pick<Community, 'now'>,
): Promise<void> {
  const rows = members.map((member) => ({ ...member, searched: searchedMember(member) }));
  await write.insertInto('members').values(rows).execute();
  await indexMembers(write, members);

  const ids = new Map(members.map(({ username, id }) => [username, id]));
  for (const { by, ...business } of businesses)
    await write
      .insertInto('business_profiles')
      .values({
        member_id: ids.get(by) ?? '',
        specialties: '[]',
        certifications: '[]',
        ...columnsOf(BusinessProfileChange.parse(business)),
        updated_at: now(),
      })
      .execute();

  const seen_at = new Date(now().getTime() - DAY);
  await write
    .insertInto('visits')
    .values(members.map(({ id }) => ({ member_id: id, seen_at, last_visit_at: null })))
    .execute();
}
