import { sql } from 'kysely';
import { pendingIn } from '../admin/pendingApprovals.ts';
import type { Approval } from '../area.ts';

/** Approval of resources saved by a moderator (ADM-122). A rejected one becomes a draft again. */
export const resourceApproval: Approval = {
  ...pendingIn({ table: 'resources', maker: 'maker_id', name: 'title', tags: 'tags' }),
  async decide(write, id, { isApproved, notes, community: { notify, now }, publish }) {
    const decided = await write
      .updateTable('resources')
      .set(
        isApproved
          ? {
              approval_status: 'approved',
              published_at: sql`coalesce(published_at, ${now()}::timestamptz)`,
            }
          : { approval_status: 'draft' },
      )
      .where('id', '=', id)
      .where('approval_status', '=', 'pending')
      .returning(['maker_id', 'title'])
      .executeTakeFirst();
    if (!decided) return false;
    const kind = isApproved ? 'resource_approved' : 'resource_rejected';
    await notify(write, publish, {
      kind,
      key: `${kind}:${id}`,
      // The maker is notified of the outcome, not of who decided.
      actor: null,
      note: notes || null,
      recipients: decided.maker_id === null ? [] : [decided.maker_id],
      subject: { type: 'resource', id, title: decided.title },
    });
    return true;
  },
};
