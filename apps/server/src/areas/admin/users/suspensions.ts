import type { Community } from '../../../community.ts';
import { writeActive } from '../../account/members.ts';
import { isSuspensionOver } from '../../account/suspension.ts';
import { auditAccountAct } from './accountActs.ts';
import { mailMember } from './mailMember.ts';

/** Suspensions that one sweep reads at once. */
const BATCH = 100;

type Parts = Pick<Community, 'db' | 'fanOut' | 'mailbox' | 'notify' | 'now'>;

/** Reactivates a member whose suspension is over, without an actor; false when it is not. */
export const endSuspension = (
  { fanOut, mailbox, notify, now }: Parts,
  id: string,
): Promise<boolean> =>
  fanOut.transaction(async (write, publish) => {
    const member = await write
      .selectFrom('members')
      .where('id', '=', id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!member || !isSuspensionOver(member, now())) return false;
    await writeActive(write, publish, id, null);
    const act = { type: 'end_suspension', member } as const;
    await auditAccountAct({ notify, now }, write, publish, null, act);
    await mailMember(mailbox, write, publish, 'accountReactivated', id);
    return true;
  });

/** Ends all suspensions that are over, and returns their number. */
export async function endSuspensions(parts: Parts): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await parts.db
      .selectFrom('members')
      .where('deactivated_at', 'is not', null)
      .where('deactivated_until', '<=', parts.now())
      .orderBy('deactivated_until')
      .limit(BATCH)
      .select('id')
      .execute();
    for (const { id } of due) if (await endSuspension(parts, id)) count += 1;
    if (due.length < BATCH) return count;
  }
}
