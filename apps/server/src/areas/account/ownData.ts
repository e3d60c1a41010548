import type { Database } from '../../database/schema.ts';
import type { Deletion } from '../area.ts';
import { keepingAnAdmin } from './lastAdmin.ts';
import type { MembersTable } from './tables.ts';

const PROFILE = [
  'id',
  'email',
  'username',
  'full_name',
  'role',
  'company_name',
  'location',
  'industry_tags',
  'phone',
  'is_verified',
  'connections_count',
  'created_at',
] as const satisfies (keyof MembersTable)[];

/** The account with its business and sessions, without what would let somebody sign in. */
export async function archiveAccount(db: Database, memberId: string) {
  return {
    account: await db.selectFrom('members').where('id', '=', memberId).select(PROFILE).execute(),
    sessions: await db
      .selectFrom('sessions')
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .select(['kind', 'browser', 'system', 'created_at', 'last_used_at', 'expires_at'])
      .execute(),
    business_profile: await db
      .selectFrom('business_profiles')
      .where('member_id', '=', memberId)
      .selectAll()
      .execute(),
  };
}

/**
 * Removes the account; what hangs on it goes with its row, the photo's bytes after it.
 * @throws Refusal 409 for the last admin
 */
export async function deleteAccount(
  write: Database,
  memberId: string,
  { community: { blobs }, publish, afterwards }: Deletion,
): Promise<void> {
  const removed = await keepingAnAdmin(
    write
      .deleteFrom('members')
      .where('id', '=', memberId)
      .returning(['photo_version', 'email'])
      .executeTakeFirst(),
  );
  if (removed) await write.deleteFrom('mails').where('recipient', '=', removed.email).execute();
  const version = removed?.photo_version;
  if (version) afterwards(() => blobs.deleteFolder(`photos/${version}`));
  publish({ kind: 'session', member: memberId });
}
