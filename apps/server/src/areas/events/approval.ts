import { eventNotification } from '@saudagar/contract/server';
import { pendingIn } from '../admin/pendingApprovals.ts';
import type { Approval } from '../area.ts';

/** Events of new members (ADM-122). One that is refused stays with its organizer, who may mend it. */
export const eventApproval: Approval = {
  ...pendingIn({ table: 'events', maker: 'organizer_id', name: 'title', tags: 'tags' }),
  async decide(write, id, { isApproved, community: { notify, now }, publish }) {
    const decided = await write
      .updateTable('events')
      .set({ approval_status: isApproved ? 'approved' : 'rejected', updated_at: now() })
      .where('id', '=', id)
      .where('approval_status', '=', 'pending')
      .returning(['id', 'organizer_id', 'title'])
      .executeTakeFirst();
    if (!decided) return false;
    await notify(write, publish, {
      // The organizer learns the outcome, not who decided.
      ...eventNotification(isApproved ? 'event_approved' : 'event_rejected', decided, null),
      recipients: decided.organizer_id === null ? [] : [decided.organizer_id],
    });
    return true;
  },
};
