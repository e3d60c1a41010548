import type { GroupBody } from '@saudagar/contract';
import { rejectionNotification } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { pendingIn } from '../admin/pendingApprovals.ts';
import type { Approval } from '../area.ts';
import { auditedGroup, columnsOf } from './groupColumns.ts';

/** Approval of new members' groups (ADM-122). A rejected one stays visible to its creator alone. */
export const groupApproval: Approval = {
  ...pendingIn({ type: 'group', maker: 'creator_id', name: 'name', tags: 'industry_tags' }),
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
  live: async (db, id) => auditedGroup(await groupOf(db, id)),
  async apply(write, { content_id, changes }) {
    const group = await groupOf(write, content_id);
    const columns = columnsOf({ ...group, ...(changes as Partial<GroupBody>) });
    await write.updateTable('groups').set(columns).where('id', '=', content_id).execute();
    return [];
  },
};

const groupOf = (db: Database, id: string) =>
  db.selectFrom('groups').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
