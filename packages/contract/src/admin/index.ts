export { FLAG_REASONS, FlagReason } from '../core/flagReason.ts';
export { isAlreadyReviewed } from './alreadyReviewed.ts';
export {
  APPEAL_DAYS,
  APPEAL_MAX,
  APPEAL_OUTCOMES,
  APPEAL_STATUSES,
  Appeal,
  AppealOutcome,
  AppealStatus,
  appealDeactivation,
  appealDecision,
  DECISION_KINDS,
  type DecisionKind,
  decideAppeal,
  getModerationDecision,
  listAppeals,
  ModerationDecision,
} from './appeals.ts';
export {
  APPROVED_TYPES,
  ApprovedType,
  CONTENT_ACTIONS,
  ContentAction,
  decideContent,
  decideContentAlias,
  listPendingContent,
  PendingContent,
  withdrawRevision,
} from './approving.ts';
export { changedTexts } from './auditChanges.ts';
export { ACTIVITIES_MAX, Dashboard, getDashboard, TREND_DAYS } from './dashboard.ts';
export { FlagEvidence, getFlagEvidence } from './evidence.ts';
export { FLAG_AGAIN_DAYS, FlaggedType, flagContent } from './flags.ts';
export { AUDIT_ACTIONS, AuditAction, AuditEntry, exportAuditLog, listAuditLog } from './log.ts';
export {
  CLAIM_MINUTES,
  claimFlag,
  FLAG_ACTIONS,
  FLAG_STATUSES,
  Flag,
  FlagAction,
  FlagChange,
  FlagDetail,
  FlaggedContent,
  FlagSnapshot,
  FlagStatus,
  getFlag,
  listFlags,
  NOTES_MAX,
  RESTORE_DAYS,
  REVIEWED_MAX,
  releaseFlag,
  restoreContent,
  reviewFlag,
  reviewFlagAlias,
  reviewFlags,
  UNDO_SECONDS,
  undoReview,
} from './reviewing.ts';
export {
  deleteUser,
  exportUsers,
  getManagedUser,
  getUserStats,
  listUsers,
  ManagedUser,
  resetUserPassword,
  SUSPENSION_REASON_MAX,
  setUserRole,
  setUserStatus,
  TEMPORARY_PASSWORD_HOURS,
  USERS_PAGE,
  USERS_SKIP_MAX,
} from './users.ts';
export { answerWarning, getWarning, WARNING_ANSWER_MAX, Warning } from './warnings.ts';
