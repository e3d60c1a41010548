import type { Community } from '../../core/community.ts';
import { minutesAgo } from '../../core/time.ts';
import type { WrittenAct } from './auditLog.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

type SampleAct = Omit<WrittenAct, 'target' | 'at'> & {
  readonly by: string;
  readonly to?: string;
  readonly ago: number;
};

const ACTS: readonly SampleAct[] = [
  {
    ...{ by: 'member-6', to: 'member-4', ago: 45 * DAY, action_type: 'reset_password' },
    ...{ content_type: 'member', content_id: 'member-4', title: 'Rizky Pratama' },
  },
  {
    ...{ by: 'member-6', ago: 30 * DAY, action_type: 'publish_resource' },
    ...{ content_type: 'resource', content_id: 'resource-1', title: 'Cara ekspor kopi' },
  },
  {
    ...{ by: 'member-6', to: 'member-5', ago: 2 * DAY, action_type: 'deactivate_user' },
    ...{ content_type: 'member', content_id: 'member-5', title: 'Dewi Anggraini' },
  },
  {
    ...{ by: 'member-6', to: 'member-5', ago: DAY, action_type: 'activate_user' },
    ...{ content_type: 'member', content_id: 'member-5', title: 'Dewi Anggraini' },
  },
  {
    ...{ by: 'member-6', ago: 3 * HOUR, action_type: 'export_users' },
    notes: 'active_only=true',
  },
];

/** Adds acts of the sample's admin to the log, the latest of this morning. */
export function addSampleActs({ accounts, auditLog }: Community): void {
  for (const { by, to, ago, ...act } of ACTS) {
    const actor = accounts.find(by);
    if (!actor) continue;
    const target = to === undefined ? undefined : accounts.find(to);
    auditLog.write(actor, { ...act, target, at: minutesAgo(ago) });
  }
}
