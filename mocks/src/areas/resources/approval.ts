import { rejectionNotification } from '@saudagar/contract/server';
import type { MockApproval } from '../../core/community.ts';
import { NOW } from '../../core/time.ts';
import { liveOf } from './managedResources.ts';

/** Approval of resources saved by a moderator (ADM-122). A rejected one becomes a draft again. */
export const resourceApproval: MockApproval = {
  pending: ({ resources, accounts }) =>
    resources
      .narrowed({})
      .filter(({ resource }) => resource.approval_status === 'pending')
      .map(({ resource, makerId, madeAt }) => ({
        id: resource.id,
        content_type: 'resource',
        title: resource.title,
        description: resource.description,
        industry_tags: [...resource.tags],
        created_at: madeAt,
        maker: accounts.member(makerId ?? '') ?? null,
      })),
  find({ resources }, id) {
    const stored = resources.narrowed({}).find(({ resource }) => resource.id === id);
    return (
      stored && {
        makerId: stored.makerId,
        title: stored.resource.title,
        description: stored.resource.description ?? '',
        status: stored.resource.approval_status ?? null,
      }
    );
  },
  decide({ resources, notifications }, id, { isApproved, isAppealed, notes, decisionId }) {
    const stored = resources.get(id);
    const { published_date, title } = stored.resource;
    stored.resource = {
      ...stored.resource,
      approval_status: isApproved ? 'approved' : 'draft',
      published_date: published_date ?? (isApproved ? NOW : null),
    };
    if (isAppealed) return;
    const { makerId } = stored;
    notifications.notify([
      isApproved
        ? {
            kind: 'resource_approved',
            key: `resource_approved:${id}`,
            actor: null,
            note: notes || null,
            recipients: makerId === null ? [] : [makerId],
            subject: { type: 'resource', id, title },
          }
        : rejectionNotification({ kind: 'resource_rejected', decisionId, makerId, title, notes }),
    ]);
  },
  revised({ resources, managedResources }, id) {
    const { resource } = resources.get(id);
    if (resource.approval_status !== 'approved') return;
    const { title, description, tags } = resource;
    return {
      content: { title, description, industry_tags: [...tags] },
      live: liveOf(resource),
      readable: (values) => managedResources.readable(values),
    };
  },
  apply: ({ managedResources }, revision) => managedResources.apply(revision),
};
