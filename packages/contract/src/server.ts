// Exports about whole areas: for servers, mocks and tests. Screens import single endpoints.
export { servesBeforePassword } from './account/ownPassword.ts';
export { type AccountAct, accountNotifications } from './admin/accountNotifications.ts';
export { type AuditChanges, auditChanges } from './admin/auditChanges.ts';
export {
  answerNotification,
  appealNotifications,
  type DecidedCase,
  decisionNotifications,
  rejectionNotification,
  restoredNotification,
  revisionNotification,
} from './admin/notificationDrafts.ts';
export {
  APPEAL_REFUSALS,
  type AppealedDecision,
  appealDenyReason,
  appealUntil,
  contentActionsOn,
  deactivationAppealOf,
  EXCERPT_MAX,
  FLAG_ACTS,
  FLAG_OUTCOMES,
  flagActionsOn,
  flagChangeOf,
  flagTitleOf,
  HISTORY_MAX,
  isEditedSince,
  isWithheldType,
  mayRestore,
  removalKindOf,
  revisedFields,
} from './admin/rules.ts';
export {
  EXPORTED_MAX,
  exportNotes,
  logFileName,
  logPeriod,
  logTable,
  userFileName,
  userTable,
} from './admin/tables.ts';
export {
  type AreaName,
  areaOf,
  areas,
  endpoints,
  fieldLabel,
  type RefusalKey,
  refusalText,
  sockets,
} from './areas.ts';
export type { Area, AreaTexts, NotificationKinds, SocketEndpoint } from './core/area.ts';
export { type Catalogues, loadCatalogues, readText } from './core/catalogues.ts';
export { languageOf } from './core/locale.ts';
export { joinedChanges } from './core/noticeChanges.ts';
export type { NotificationDraft } from './core/notificationDraft.ts';
export { csvOptions, DEFAULT_TIME_ZONE, type SpreadsheetReader } from './core/spreadsheet.ts';
export { attendeeFileName, attendeeTable } from './events/attendeeTable.ts';
export { continuesFileEdit, fileEdit, fileName } from './events/fileEdits.ts';
export {
  eventEditNotification,
  eventNotification,
  eventPartOf,
  eventStaffNotification,
  registeredNotification,
} from './events/notificationDrafts.ts';
export {
  assertValidEvent,
  immediatePart,
  normalizedValues,
  type PlannedEdit,
  plannedEdit,
} from './events/plannedEdit.ts';
export {
  isReminder,
  passedReminders,
  REMINDERS,
  type ReminderKind,
  reminderFacts,
} from './events/reminders.ts';
export {
  GROUP_OFFER_KINDS,
  GROUP_POSTED,
  groupNotifications,
  groupPartOf,
  groupPostNotification,
  groupStaffNotification,
} from './groups/notificationDrafts.ts';
export { describeInvalid, InvalidFields } from './invalidFields.ts';
export { HEALTH_DAYS, HEALTH_WEEKS, healthOf, type NetworkStats } from './network/health.ts';
export { type PeopleTerm, peopleTerms } from './network/industrySearch.ts';
export { type Match, matchReasons, matchScore } from './network/match.ts';
export { connectionNotifications } from './network/notificationDrafts.ts';
export { isPushService } from './notifications/pushServices.ts';
export {
  COMMENT_KINDS,
  commentNotifications,
  LIKE_KINDS,
  likeNotifications,
  postNotifications,
} from './posts/notificationDrafts.ts';
export { requireText } from './posts/requireText.ts';
export { assertRole, Refusal, refusalFields } from './refusal.ts';
export {
  RESOURCE_STATUS_ACTS,
  resourceStaffNotification,
  resourceStatusKind,
} from './resources/staffActs.ts';
export {
  assertAllowed,
  assertValidTender,
  normalizedTender,
  refuseAnswers,
  refuseConfirmation,
  refuseEdit,
  refuseOldTerms,
  refuseSecondAward,
  refuseStale,
} from './tenders/normalizedTender.ts';
export {
  deadlineNotification,
  editNotification,
  proposalNotification,
  tenderNotification,
  withdrawalNotification,
} from './tenders/notificationDrafts.ts';
export { isOneProposal, isOwnProposal, tenderPartOf } from './tenders/notificationParts.ts';
export { proposalFileName, proposalTable } from './tenders/proposalTable.ts';
export { beginningOf } from './text/beginningOf.ts';
export { comparable, normalizePassword } from './text/normalize.ts';
export { isFound, searchedText, searchTerms } from './text/search.ts';
