import { createPasswords } from '../account/passwords.ts';
import type { ServiceParts } from '../area.ts';
import { type Appeals, createAppeals } from './appeals/appeals.ts';
import { createModerationDecisions, type ModerationDecisions } from './appeals/decisions.ts';
import { type Approvals, createApprovals } from './approvals/approvals.ts';
import { createDashboard, type ReadDashboard } from './dashboard.ts';
import { createFlagViews, type FlagViews } from './flags/flagViews.ts';
import { createGroupRemovals, type GroupRemovals } from './flags/groupRemovals.ts';
import { createRestoring, type Restoring } from './flags/restoring.ts';
import { createReviews, type Reviews } from './flags/reviews.ts';
import { createWarnings, type Warnings } from './flags/warnings.ts';
import { createFlags, type Flags } from './flags.ts';
import { createReadLog, type ReadLog } from './log/readLog.ts';
import type {} from './tables.ts';
import { createManagedUsers, type ManagedUsers } from './users/managedUsers.ts';

export interface AdminService {
  readonly flags: Flags;
  readonly flagViews: FlagViews;
  readonly reviews: Reviews;
  readonly restoring: Restoring;
  readonly groupRemovals: GroupRemovals;
  readonly warnings: Warnings;
  readonly moderationDecisions: ModerationDecisions;
  readonly appeals: Appeals;
  readonly approvals: Approvals;
  readonly dashboard: ReadDashboard;
  readonly managedUsers: ManagedUsers;
  readonly readLog: ReadLog;
}

declare module '../../community.ts' {
  interface Community extends AdminService {}
}

export function createAdmin(parts: ServiceParts): AdminService {
  const { db, now, areas, fanOut, passwordCost } = parts;
  const flags = createFlags({
    ...{ db, now, fanOut },
    types: Object.assign({}, ...areas.map((area) => (area.flags === 'none' ? {} : area.flags))),
  });
  const flagViews = createFlagViews(parts, flags);
  const approvals = createApprovals(parts);
  return {
    flags,
    flagViews,
    reviews: createReviews(parts, flags, flagViews),
    restoring: createRestoring(parts, flags),
    groupRemovals: createGroupRemovals(parts, flags),
    warnings: createWarnings(parts),
    moderationDecisions: createModerationDecisions(parts),
    appeals: createAppeals(parts, approvals),
    approvals,
    dashboard: createDashboard(parts, approvals),
    managedUsers: createManagedUsers(parts, createPasswords(passwordCost)),
    readLog: createReadLog(parts),
  };
}
