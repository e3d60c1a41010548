import type { ApprovalStatus, AuditAction } from '@saudagar/contract';
import { type AuditChanges, resourceStaffNotification } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { audit, type Moderator } from '../admin/auditLog.ts';
import type { Notifier } from '../notifications/notify.ts';

type ResourceAct = Extract<AuditAction, `${string}_resource` | 'submit_revision'>;

/** The resource of an act. */
interface ActedOn {
  readonly id: string;
  readonly title: string;
  readonly maker_id: string | null;
}

/** Audits acts on resources, and notifies makers of those of others. */
export const createResourceActs = (notify: Notifier['notify'], now: () => Date) => ({
  audit(
    write: Database,
    editor: Moderator,
    action_type: ResourceAct,
    { id, title, maker_id }: ActedOn,
    changes: AuditChanges | null = null,
  ) {
    const target_id = maker_id === editor.id ? null : maker_id;
    const act = { action_type, content_type: 'resource', content_id: id, target_id } as const;
    return audit(write, editor, { ...act, title, changes }, now());
  },

  async notifyMaker(
    write: Database,
    publish: Publish,
    editor: Moderator,
    kind: Parameters<typeof resourceStaffNotification>[0],
    resource: ActedOn,
  ) {
    if (resource.maker_id === editor.id) return;
    await notify(write, publish, resourceStaffNotification(kind, resource, resource.maker_id));
  },
});

/** Status after saving: an admin's is published, a moderator's needs approval (ADM-122). */
export const statusOf = ({ role }: Moderator, isDraft: boolean): ApprovalStatus =>
  isDraft ? 'draft' : role === 'admin' ? 'approved' : 'pending';
