import {
  type AccountAct,
  type AuditChanges,
  accountNotifications,
} from '@saudagar/contract/server';
import type { Database } from '../../../database/schema.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import type { Notifier } from '../../notifications/notify.ts';
import { type Actor, audit } from '../auditLog.ts';

interface AuditedAccountAct extends Omit<AccountAct, 'admins'> {
  readonly notes?: string | undefined;
  readonly changes?: AuditChanges | undefined;
}

/**
 * Audits an act on an account, and notifies its member and the other active admins. A command of
 * the operator has no actor.
 */
export async function auditAccountAct(
  { notify, now }: Pick<Notifier, 'notify'> & { now: () => Date },
  write: Database,
  publish: Publish,
  actor: Pick<Actor, 'id' | 'ip'> | null,
  { type, member, role, notes, changes }: AuditedAccountAct,
): Promise<void> {
  const { id, full_name: title } = member;
  const act = { content_type: 'member', content_id: id, target_id: id, title, notes, changes };
  await audit(write, actor, { ...act, action_type: type }, now());
  const admins = await write
    .selectFrom('members')
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .$if(actor !== null, (all) => all.where('id', '<>', actor?.id ?? ''))
    .select('id')
    .execute();
  for (const draft of accountNotifications({
    type,
    member,
    admins: admins.map((admin) => admin.id),
    ...(role && { role }),
  }))
    await notify(write, publish, draft);
}
