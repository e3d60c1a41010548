import { rejectionNotification } from '@saudagar/contract/server';
import type { MockApproval } from '../../core/community.ts';
import { columnsOf } from './storedGroup.ts';

/** Approval of new members' groups (ADM-122). */
export const groupApproval: MockApproval = {
  pending: ({ groups, accounts }) =>
    groups.pending().map(({ id, name, description, industry_tags, created_at, created_by }) => ({
      id,
      content_type: 'group',
      name,
      description,
      industry_tags,
      created_at,
      maker: accounts.member(created_by ?? '') ?? null,
    })),
  find({ groups }, id) {
    const group = groups.whole(id);
    return (
      group && {
        makerId: group.created_by ?? null,
        title: group.name,
        description: group.description ?? '',
        status: group.approval_status ?? null,
      }
    );
  },
  decide({ groups, notifications }, id, { isApproved, isAppealed, notes, decisionId }) {
    const group = groups.whole(id);
    if (!group) return;
    groups.decide(id, isApproved);
    if (isAppealed) return;
    const { created_by: makerId, name: title } = group;
    notifications.notify([
      isApproved
        ? {
            kind: 'group_approved',
            key: `group_approved:${id}`,
            actor: null,
            note: notes || null,
            recipients: makerId ? [makerId] : [],
            subject: { type: 'group', id, title },
          }
        : rejectionNotification({ kind: 'group_rejected', decisionId, makerId, title, notes }),
    ]);
  },
  revised({ groups }, id) {
    const group = groups.whole(id);
    if (group?.approval_status !== 'approved') return;
    const { name, description, industry_tags } = group;
    return { content: { name, description, industry_tags }, live: columnsOf(group) };
  },
  apply: ({ groups }, { content_id, changes }) => groups.apply(content_id, changes),
};
