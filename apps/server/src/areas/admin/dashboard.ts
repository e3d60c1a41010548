import { ACTIVITIES_MAX, type Dashboard, TREND_DAYS } from '@saudagar/contract';
import { sql } from 'kysely';
import type { ServiceParts } from '../area.ts';
import type { Approvals } from './approvals/approvals.ts';
import { withPeople } from './log/readLog.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Offset of Indonesia's western zone from UTC in hours. */
const ZONE = 7;

/** The overview of the Admin Center (ADM-020–039). */
export type ReadDashboard = () => Promise<Dashboard>;

export function createDashboard(
  { db, now, signer }: Pick<ServiceParts, 'db' | 'now' | 'signer'>,
  approvals: Pick<Approvals, 'count'>,
): ReadDashboard {
  /** Counts new rows of a table by day. */
  async function byDay(table: 'members' | 'flags', since: Date): Promise<Map<string, number>> {
    const { rows } = await sql<{ day: string; count: number }>`
      select to_char(created_at at time zone 'UTC' + make_interval(hours => ${ZONE}::int),
        'YYYY-MM-DD') as day, count(*)::integer as count
      from ${sql.table(table)} where created_at >= ${since} group by 1`.execute(db);
    return new Map(rows.map(({ day, count }) => [day, count]));
  }

  async function trends(): Promise<NonNullable<Dashboard['trends']>> {
    const today = Math.floor((now().getTime() + ZONE * HOUR) / DAY);
    const first = today - TREND_DAYS + 1;
    const since = new Date(first * DAY - ZONE * HOUR);
    const registered = await byDay('members', since);
    const flagged = await byDay('flags', since);
    return Array.from({ length: TREND_DAYS }, (_, index) => {
      const date = new Date((first + index) * DAY).toISOString().slice(0, 10);
      return { date, registrations: registered.get(date) ?? 0, flags: flagged.get(date) ?? 0 };
    });
  }

  return async () => {
    const { rows } = await sql<
      Record<'total_users' | 'pending_flags' | 'pending_cases' | 'pending_appeals', number>
    >`
      select (select count(*)::integer from members) as total_users,
        (select count(*)::integer from flags where status = 'pending') as pending_flags,
        (select count(*)::integer from flag_cases where status = 'pending') as pending_cases,
        (select count(*)::integer from appeals where status = 'pending') as pending_appeals`.execute(
      db,
    );
    const [counted] = rows;
    const latest = await db
      .selectFrom('audit_log')
      // Looks belong in the log, and would crowd out the acts here.
      .where('action_type', 'not in', [
        'view_message',
        'view_evidence',
        'view_attendees',
        'view_answers',
      ])
      .select(['id', 'actor_id', 'action_type', 'content_type', 'content_id', 'target_id'])
      .select(['title', 'notes', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(ACTIVITIES_MAX)
      .execute();
    return {
      stats: {
        total_users: counted?.total_users ?? 0,
        pending_flags: counted?.pending_flags ?? 0,
        pending_cases: counted?.pending_cases ?? 0,
        pending_appeals: counted?.pending_appeals ?? 0,
        pending_approvals: await approvals.count(),
      },
      recent_activities: await withPeople(
        db,
        signer,
        latest.map((row) => ({ ...row, ip_address: null })),
      ),
      trends: await trends(),
    };
  };
}
