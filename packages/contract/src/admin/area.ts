import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
import {
  Appeal,
  appealDeactivation,
  appealDecision,
  decideAppeal,
  getModerationDecision,
  listAppeals,
  ModerationDecision,
} from './appeals.ts';
import {
  decideContent,
  decideContentAlias,
  listPendingContent,
  PendingContent,
  withdrawRevision,
} from './approving.ts';
import { getDashboard } from './dashboard.ts';
import { FlagEvidence, getFlagEvidence } from './evidence.ts';
import { flagContent } from './flags.ts';
import { AuditEntry } from './log.ts';
import { adminNotifications } from './notifications.ts';
import {
  claimFlag,
  Flag,
  FlagDetail,
  getFlag,
  listFlags,
  releaseFlag,
  restoreContent,
  reviewFlag,
  reviewFlagAlias,
  reviewFlags,
  undoReview,
} from './reviewing.ts';
import { userCalls } from './userCalls.ts';
import { ManagedUser } from './users.ts';
import { answerWarning, getWarning, Warning } from './warnings.ts';

/** Moderation and administration: flags, warnings, approvals, accounts, the audit log. */
export const admin = {
  name: 'admin',
  endpoints: [
    flagContent,
    listFlags,
    reviewFlags,
    getFlag,
    getFlagEvidence,
    reviewFlag,
    reviewFlagAlias,
    undoReview,
    restoreContent,
    claimFlag,
    releaseFlag,
    getWarning,
    answerWarning,
    getModerationDecision,
    appealDecision,
    appealDeactivation,
    listAppeals,
    decideAppeal,
    listPendingContent,
    decideContent,
    decideContentAlias,
    withdrawRevision,
    getDashboard,
    ...userCalls,
  ],
  schemas: {
    replies: {
      Appeal,
      AuditEntry,
      Flag,
      FlagDetail,
      FlagEvidence,
      ManagedUser,
      ModerationDecision,
      PendingContent,
      Warning,
    },
  },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: adminNotifications,
} as const satisfies Area;
