import { ACTIVITIES_MAX, type Dashboard, TREND_DAYS } from '@saudagar/contract';
import type { Community } from '../../core/community.ts';
import { NOW } from '../../core/time.ts';
import { isGone } from './readLog.ts';

const DAY = 86_400_000;

/** Returns the date of a moment in Indonesia's western zone. */
const dayOf = (moment: string | number): string =>
  new Date(new Date(moment).getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

/** Returns the numbers of the community and its latest moderation (ADM-020–039). */
export function dashboardOf(community: Community): Dashboard {
  const { accounts, appeals, approvals, auditLog, flags } = community;
  const cases = flags.all();
  const waiting = cases.filter(({ decision }) => decision === null);
  const joined = accounts.all().map(({ joinedAt }) => dayOf(joinedAt));
  const flagged = cases.flatMap((of) => of.flags.map(({ created_at }) => dayOf(created_at)));
  const days = Array.from({ length: TREND_DAYS }, (_, index) =>
    dayOf(Date.parse(NOW) - (TREND_DAYS - 1 - index) * DAY),
  );
  return {
    stats: {
      total_users: joined.length,
      pending_cases: waiting.length,
      pending_appeals: appeals.pending(),
      pending_flags: waiting.reduce((sum, of) => sum + of.flags.length, 0),
      pending_approvals: approvals.all().length,
    },
    recent_activities: auditLog.entries
      .filter(({ action_type }) => !/^view_(message|evidence|attendees|answers)$/.test(action_type))
      .slice(0, ACTIVITIES_MAX)
      .map(({ ip_address: _, before: _before, after: _after, ...entry }) => ({
        ...entry,
        is_gone: isGone(community, entry),
      })),
    trends: days.map((date) => ({
      date,
      registrations: joined.filter((day) => day === date).length,
      flags: flagged.filter((day) => day === date).length,
    })),
  };
}
