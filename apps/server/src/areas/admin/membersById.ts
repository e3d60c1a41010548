import type { Flag, Member } from '@saudagar/contract';
import type { Database } from '../../database/schema.ts';
import type { Signer } from '../../files/signing.ts';
import { toMember } from '../account/memberView.ts';
import { AUTHOR_COLUMNS } from '../posts/postRows.ts';

/** Members named by a list, read in one query; null for deleted ones. */
export interface MembersById {
  member(id: string | null): Member | null;
  /** Includes the email, as moderators see reporters. */
  reporter(id: string | null): NonNullable<Flag['reporter']> | null;
}

export async function readMembersById(
  db: Database,
  signer: Signer,
  ids: readonly (string | null | undefined)[],
): Promise<MembersById> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('members')
          .where('id', 'in', wanted)
          .select(['id', 'email', ...AUTHOR_COLUMNS])
          .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return {
    member(id) {
      const row = known.get(id ?? '');
      return row ? toMember(signer, row) : null;
    },
    reporter(id) {
      const row = known.get(id ?? '');
      return row ? { id: row.id, full_name: row.full_name, email: row.email } : null;
    },
  };
}
