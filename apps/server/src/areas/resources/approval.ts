import { rejectionNotification, resourceStaffNotification } from '@saudagar/contract/server';
import { sql } from 'kysely';
import { makersOf } from '../admin/approvals/revisions.ts';
import { pendingIn } from '../admin/pendingApprovals.ts';
import type { Approval } from '../area.ts';
import { readHeld } from './resourceLock.ts';
import { applyToResource, liveResource, readableResource } from './resourceRevisions.ts';

/** Approval of resources saved by a moderator (ADM-122). A rejected one becomes a draft again. */
export const resourceApproval: Approval = {
  ...pendingIn({ type: 'resource', maker: 'maker_id', name: 'title', tags: 'tags' }),
  async decide(write, id, decision) {
    const { isApproved, isAppealed, notes, decisionId, publish } = decision;
    const { notify, now } = decision.community;
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
      .where('approval_status', '=', isAppealed ? 'draft' : 'pending')
      .returning(['maker_id', 'title'])
      .executeTakeFirst();
    if (!decided) return false;
    if (isAppealed) return true;
    const { maker_id: makerId, title } = decided;
    await notify(
      write,
      publish,
      isApproved
        ? {
            kind: 'resource_approved',
            key: `resource_approved:${id}`,
            // The maker is notified of the outcome, not of who decided.
            actor: null,
            note: notes || null,
            recipients: makerId === null ? [] : [makerId],
            subject: { type: 'resource', id, title },
          }
        : rejectionNotification({ kind: 'resource_rejected', decisionId, makerId, title, notes }),
    );
    return true;
  },
  live: liveResource,
  readable: readableResource,
  async apply(write, revision, { community, publish }) {
    const { fileUse, notify } = community;
    const { content_id: id, changes } = revision;
    const released = await applyToResource(write, fileUse, { id, changes });
    const { maker_id, title } = await readHeld(write, id);
    if (maker_id !== null && !makersOf(revision).includes(maker_id))
      await notify(
        write,
        publish,
        resourceStaffNotification('resource_edited_by_staff', { id, title }, maker_id),
      );
    return released;
  },
};
