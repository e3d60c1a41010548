import type { NoticeFacts } from '@saudagar/contract';
import { isReminder, reminderFacts } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';

interface RemindingRow {
  id: string;
  kind: string;
  subject_id: string;
}

/**
 * Reads the facts that reminders say, by notification (EVT-342): those of the event as it is when
 * they are read, so that none names a time from before a move.
 */
export async function factsFor(
  db: Database,
  rows: readonly RemindingRow[],
): Promise<Map<string, NoticeFacts>> {
  const reminders = rows.filter(({ kind }) => isReminder(kind));
  if (reminders.length === 0) return new Map();
  const events = await db
    .selectFrom('events')
    .where(
      'id',
      'in',
      reminders.map(({ subject_id }) => subject_id),
    )
    .select(['id', 'start_at', 'end_at', 'time_zone', 'location', 'venue'])
    .execute();
  const facts = new Map(
    events.map(({ id, start_at, end_at, ...event }) => [
      id,
      reminderFacts({
        ...event,
        start_date: start_at.toISOString(),
        end_date: end_at.toISOString(),
      }),
    ]),
  );
  return new Map(
    reminders.flatMap(({ id, subject_id }) => {
      const said = facts.get(subject_id);
      return said ? [[id, said] as const] : [];
    }),
  );
}
