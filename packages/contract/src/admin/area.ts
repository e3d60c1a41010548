import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
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
    claimFlag,
    releaseFlag,
    getWarning,
    answerWarning,
    listPendingContent,
    decideContent,
    decideContentAlias,
    withdrawRevision,
    getDashboard,
    ...userCalls,
  ],
  schemas: {
    replies: {
      AuditEntry,
      Flag,
      FlagDetail,
      FlagEvidence,
      ManagedUser,
      PendingContent,
      Warning,
    },
  },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: adminNotifications,
} as const satisfies Area;
