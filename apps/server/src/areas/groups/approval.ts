import { rejectionNotification } from '@saudagar/contract/server';
import { pendingIn } from '../admin/pendingApprovals.ts';
import type { Approval } from '../area.ts';

/** Approval of new members' groups (ADM-122). A rejected one stays visible to its creator alone. */
export const groupApproval: Approval = {
  ...pendingIn({ table: 'groups', maker: 'creator_id', name: 'name', tags: 'industry_tags' }),
  async decide(write, id, decision) {
    const { isApproved, isAppealed, notes, decisionId, publish } = decision;
    const { notify } = decision.community;
    const decided = await write
      .updateTable('groups')
      .set({ approval_status: isApproved ? 'approved' : 'rejected' })
      .where('id', '=', id)
      .where('approval_status', '=', isAppealed ? 'rejected' : 'pending')
      .returning(['creator_id', 'name'])
      .executeTakeFirst();
    if (!decided) return false;
    if (isAppealed) return true;
    const { creator_id: makerId, name: title } = decided;
    await notify(
      write,
      publish,
      isApproved
        ? {
            kind: 'group_approved',
            key: `group_approved:${id}`,
            // The creator is notified of the outcome, not of who decided.
            actor: null,
            note: notes || null,
            recipients: makerId === null ? [] : [makerId],
            subject: { type: 'group', id, title },
          }
        : rejectionNotification({ kind: 'group_rejected', decisionId, makerId, title, notes }),
    );
    return true;
  },
};
