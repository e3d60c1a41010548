import { sql } from 'kysely';
import { pendingIn } from '../admin/pendingApprovals.ts';
import type { Approval } from '../area.ts';

/** Resources that a moderator saved (ADM-122). One that is refused becomes a draft again. */
export const resourceApproval: Approval = {
  ...pendingIn({ table: 'resources', maker: 'maker_id', name: 'title', tags: 'tags' }),
  async decide(write, id, { isApproved, community: { notify, now }, publish }) {
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
      // The maker learns the outcome, not who decided.
      actor: null,
      recipients: decided.maker_id === null ? [] : [decided.maker_id],
      subject: { type: 'resource', id, title: decided.title },
    });
    return true;
  },
};
