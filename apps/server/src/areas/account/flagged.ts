import type { Database } from '../../database/schema.ts';
import { latestDeactivation } from '../admin/appeals/deactivations.ts';
import type { FlaggedContent } from '../admin/flagged.ts';
import { keepingAnAdmin } from './lastAdmin.ts';

const activeMember = (db: Database, id: string) =>
  db
    .selectFrom('members')
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .select(['id', 'full_name', 'created_at']);

/** A flagged member: moderators see the name; removal deactivates the account (ADM-097). */
export const flaggedMember: FlaggedContent = {
  notFound: 'memberNotFound',
  isVisible: async (db, id) => (await activeMember(db, id).executeTakeFirst()) !== undefined,
  async show(db, id) {
    const member = await activeMember(db, id).executeTakeFirst();
    if (!member) return undefined;
    const { full_name: name, created_at } = member;
    return { id, author_id: id, name, text: '', created_at, context: [] };
  },
  remove: ({ fanOut, now, shutOut }, id, within) =>
    keepingAnAdmin(
      fanOut.transaction(async (write, publish) => {
        if (!(await activeMember(write, id).forUpdate().executeTakeFirst())) return false;
        await within?.(write, publish);
        // The decision about the flag has recorded why.
        const decision = within && (await latestDeactivation(write, id));
        await shutOut(write, publish, id, {
          ...{ at: now(), reason: decision?.notes, isRecorded: decision !== undefined },
        });
        return true;
      }),
      'lastActiveAdmin',
    ),
  // An admin reactivates the account.
  restoration: 'none',
};
