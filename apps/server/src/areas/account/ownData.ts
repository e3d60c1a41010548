import type { Database } from '../../database/schema.ts';
import type { Deletion } from '../area.ts';
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

/** The account and its sessions, without what would let somebody sign in. */
export async function archiveAccount(db: Database, memberId: string) {
  return {
    account: await db.selectFrom('members').where('id', '=', memberId).select(PROFILE).execute(),
    sessions: await db
      .selectFrom('sessions')
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .select(['created_at', 'expires_at'])
      .execute(),
  };
}

/** Removes the account; sessions and keys go with its row, the photo's bytes after it. */
export async function deleteAccount(
  write: Database,
  memberId: string,
  { community: { blobs }, publish, afterwards }: Deletion,
): Promise<void> {
  const gone = await write
    .deleteFrom('members')
    .where('id', '=', memberId)
    .returning(['photo_version', 'email'])
    .executeTakeFirst();
  if (gone) await write.deleteFrom('mails').where('recipient', '=', gone.email).execute();
  const version = gone?.photo_version;
  if (version) afterwards(() => blobs.deleteFolder(`photos/${version}`));
  publish({ kind: 'session', member: memberId });
}
