import type { AreaConformance } from '../core/area.ts';
import { accountAppealsSuite } from './accountAppeals.ts';
import { appealsSuite } from './appeals.ts';
import { approvalsSuite } from './approvals.ts';
import { confirmationsSuite } from './confirmations.ts';
import { evidenceSuite } from './evidence.ts';
import {
  appealOfAccount,
  makeAppeal,
  makeDecided,
  makeDecision,
  makeFlag,
  makePendingResource,
  makeRemoved,
  makeRevision,
  makeUser,
  makeWarning,
} from './fixtures.ts';
import { flagDecisionsSuite } from './flagDecisions.ts';
import { flagsSuite } from './flags.ts';
import { logSuite } from './log.ts';
import { flagAs, writePost } from './moderationSteps.ts';
import { restoringSuite } from './restoring.ts';
import { revisionsSuite } from './revisions.ts';
import { staffActsSuite } from './staffActs.ts';
import { suspensionsSuite } from './suspensions.ts';
import { usersSuite } from './users.ts';
import { warningsSuite } from './warnings.ts';

export const admin: AreaConformance = {
  suites: [
    flagsSuite,
    flagDecisionsSuite,
    evidenceSuite,
    restoringSuite,
    warningsSuite,
    appealsSuite,
    accountAppealsSuite,
    approvalsSuite,
    revisionsSuite,
    usersSuite,
    suspensionsSuite,
    confirmationsSuite,
    logSuite,
    staffActsSuite,
  ],
  fixtures: [
    [/^\/api\/admin\/flags\/\{id\}\/undo/, makeDecided],
    [/^\/api\/admin\/flags\/\{id\}\/restore/, makeRemoved],
    [/^(\/api)?\/admin\/flags\/\{id\}/, makeFlag],
    [/^(\/api)?\/admin\/approve-content\//, makePendingResource],
    [/^\/api\/revisions\//, makeRevision],
    [/^\/api\/admin\/users\/\{id\}/, makeUser],
    [/^\/api\/warnings\/\{id\}/, makeWarning],
    [/^\/api\/moderation-decisions\/\{id\}/, makeDecision],
    [/^\/api\/admin\/appeals\/\{id\}/, makeAppeal],
  ],
  realFields: {
    appealDeactivation: appealOfAccount,
    decideAppeal: async () => ({ outcome: 'upheld' }),
    setUserRole: async () => ({ role: 'admin' }),
    setUserStatus: async () => ({ is_active: false }),
    reviewFlags: async ({ bystander, groupMember }) => ({
      ids: [await flagAs(groupMember, 'post', await writePost(bystander))],
    }),
  },
  updates: {
    setUserStatus: {
      fields: async () => ({
        is_active: false,
        reason: `Iklan berulang ${crypto.randomUUID()}`,
        until: new Date(Date.now() + 3 * 86_400_000).toISOString(),
      }),
    },
  },
};
