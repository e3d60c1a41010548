import type { MockApproval } from '../../core/community.ts';
import { columnsOf } from './groups.ts';

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
        isWaiting: group.approval_status === 'pending',
      }
    );
  },
  decide({ groups, notifications }, id, { isApproved, notes }) {
    const group = groups.whole(id);
    if (!group) return;
    groups.decide(id, isApproved);
    const kind = isApproved ? 'group_approved' : 'group_rejected';
    notifications.notify([
      {
        kind,
        key: `${kind}:${id}`,
        actor: null,
        note: notes || null,
        recipients: group.created_by ? [group.created_by] : [],
        subject: { type: 'group', id, title: group.name },
      },
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
