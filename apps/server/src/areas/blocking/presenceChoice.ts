import type { Database } from '../../database/schema.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import type {} from './tables.ts';

/** Checks whether a member lets others see their presence. */
export async function showsPresence(db: Database, memberId: string): Promise<boolean> {
  const hidden = await db
    .selectFrom('hidden_presence')
    .where('member_id', '=', memberId)
    .select('member_id')
    .executeTakeFirst();
  return hidden === undefined;
}

/** Stores a member's choice; hiding it deletes what is known of them. */
export const choosePresence = (fanOut: FanOut, memberId: string, isShown: boolean): Promise<void> =>
  fanOut.transaction(async (write, publish) => {
    if (isShown) {
      await write.deleteFrom('hidden_presence').where('member_id', '=', memberId).execute();
    } else {
      await write
        .insertInto('hidden_presence')
        .values({ member_id: memberId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await write.deleteFrom('presence').where('member_id', '=', memberId).execute();
    }
    publish({ kind: 'peace', member: memberId });
  });
