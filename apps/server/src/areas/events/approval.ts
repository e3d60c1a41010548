import { eventNotification } from '@saudagar/contract/server';
import { pendingIn } from '../admin/pendingApprovals.ts';
import type { Approval } from '../area.ts';
import { liveOf } from './eventLock.ts';

/** Approval of new members' events (ADM-122). A rejected one stays with its organizer. */
export const eventApproval: Approval = {
  ...pendingIn({ type: 'event', maker: 'organizer_id', name: 'title', tags: 'tags' }),
  async decide(write, id, { isApproved, notes, community: { notify, now }, publish }) {
    const decided = await write
      .updateTable('events')
      .set({ approval_status: isApproved ? 'approved' : 'rejected', updated_at: now() })
      .where('id', '=', id)
      .where('approval_status', '=', 'pending')
      .returning(['id', 'organizer_id', 'title'])
      .executeTakeFirst();
    if (!decided) return false;
    await notify(write, publish, {
      // The organizer is notified of the outcome, not of who decided.
      ...eventNotification(isApproved ? 'event_approved' : 'event_rejected', decided, null),
      note: notes || null,
      recipients: decided.organizer_id === null ? [] : [decided.organizer_id],
    });
    return true;
  },
  live: async (db, id) =>
    liveOf(
      await db.selectFrom('events').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
    ),
  async apply(write, revision, { community: { eventEdits }, publish }) {
    await eventEdits.apply(write, publish, revision);
    return [];
  },
};
