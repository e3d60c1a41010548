import type { AuditAction } from '../admin/log.ts';
import { deletedSubject, type NotificationDraft } from '../core/notificationDraft.ts';
import type { resourcesNotifications } from './notifications.ts';
import type { ApprovalStatus } from './resources.ts';

/** Notifies a maker of another moderator's or admin's act on their resource, without naming them. */
export const resourceStaffNotification = (
  kind: keyof typeof resourcesNotifications,
  { id, title }: { readonly id: string; readonly title: string },
  maker: string | null,
): NotificationDraft => ({
  kind,
  key: `${kind}:${id}`,
  actor: null,
  recipients: maker === null ? [] : [maker],
  subject:
    kind === 'resource_deleted_by_staff'
      ? deletedSubject({ id, title })
      : { type: 'resource', id, title },
});

/** Acts that lead to a status: a moderator's publication is only submitted (ADM-122). */
export const RESOURCE_STATUS_ACTS = {
  approved: 'publish_resource',
  pending: 'submit_resource',
  draft: 'unpublish_resource',
} as const satisfies Record<ApprovalStatus, AuditAction>;

/** Kind of notification to the maker whose resource another gives a status. */
export const resourceStatusKind = (
  before: ApprovalStatus,
  after: ApprovalStatus,
): keyof typeof resourcesNotifications => {
  if (before === 'pending' && after === 'approved') return 'resource_approved';
  return after === 'draft' ? 'resource_unpublished_by_staff' : 'resource_edited_by_staff';
};
