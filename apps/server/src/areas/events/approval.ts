import { organizerIds } from '@saudagar/contract';
import { eventNotification, rejectionNotification } from '@saudagar/contract/server';
import { pendingIn } from '../admin/pendingApprovals.ts';
import type { Approval } from '../area.ts';
import { liveOf } from './eventLock.ts';

/** Approval of new members' events (ADM-122). A rejected one stays with its organizer. */
export const eventApproval: Approval = {
  ...pendingIn({ type: 'event', maker: 'organizer_id', name: 'title', tags: 'tags' }),
  async decide(write, id, decision) {
    const { isApproved, isAppealed, notes, decisionId, publish } = decision;
    const { notify, now } = decision.community;
    const decided = await write
      .updateTable('events')
      .set({ approval_status: isApproved ? 'approved' : 'rejected', updated_at: now() })
      .where('id', '=', id)
      .where('approval_status', '=', isAppealed ? 'rejected' : 'pending')
      .returning(['id', 'organizer_id', 'title'])
      .executeTakeFirst();
    if (!decided) return false;
    if (isAppealed) return true;
    const { organizer_id: makerId, title } = decided;
    const organizers = await write
      .selectFrom('event_organizers')
      .where('event_id', '=', id)
      .select('member_id as id')
      .execute();
    await notify(
      write,
      publish,
      isApproved
        ? {
            // The organizers are notified of the outcome, not of who decided.
            ...eventNotification('event_approved', decided, null),
            note: notes || null,
            recipients: organizerIds({ ...decided, organizers }),
          }
        : rejectionNotification({ kind: 'event_rejected', decisionId, makerId, title, notes }),
    );
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
