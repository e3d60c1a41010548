import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Archives a member's notifications and notification choices. */
export const archiveNotifications = async (db: Database, memberId: string) => ({
  notifications: await db
    .selectFrom('notifications')
    .where('recipient_id', '=', memberId)
    .where('is_withdrawn', '=', false)
    .orderBy('created_at')
    .select([
      'kind',
      'subject_type',
      'subject_id',
      'subject_title',
      'note',
      'reason',
      'changes',
      'created_at',
      'read_at',
    ])
    .execute(),
  notification_choices: await db
    .selectFrom('notification_choices')
    .where('member_id', '=', memberId)
    .orderBy('topic')
    .select(['topic', 'in_app'])
    .execute(),
  notification_mutes: await db
    .selectFrom('notification_mutes')
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .select(['subject_type', 'subject_id', 'created_at'])
    .execute(),
  // Without address and keys, which allow sending to the device.
  notified_devices: await db
    .selectFrom('push_subscriptions')
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .select(['language', 'created_at'])
    .execute(),
  daily_summary: await db
    .selectFrom('daily_summaries')
    .where('member_id', '=', memberId)
    .select(['language', 'until', 'due_at'])
    .execute(),
});

/** Deletes a member's notifications, and the member from those of others. */
export async function deleteNotifications(write: Database, memberId: string): Promise<void> {
  await sql`
    delete from notifications where recipient_id = ${memberId}
      or (subject_type = 'member' and subject_id = ${memberId})
      or (actors ? ${memberId}::text and count <= 1)
      or (withdrawn ? ${memberId}::text and count = 0)`.execute(write);
  await sql`
    update notifications set actors = actors - ${memberId}::text, count = count - 1
    where actors ? ${memberId}::text`.execute(write);
  await sql`
    update notifications set withdrawn = withdrawn - ${memberId}::text
    where withdrawn ? ${memberId}::text`.execute(write);
  await sql`delete from notification_choices where member_id = ${memberId}`.execute(write);
  await sql`delete from notification_mutes where member_id = ${memberId}`.execute(write);
  await sql`delete from push_subscriptions where member_id = ${memberId}`.execute(write);
  await sql`delete from daily_summaries where member_id = ${memberId}`.execute(write);
  await sql`
    delete from outbox where payload::jsonb ->> 'actor' = ${memberId}`.execute(write);
}
