// Exports about whole areas: for servers, mocks and tests. Screens import single endpoints.
export { servesBeforePassword } from './account/ownPassword.ts';
export { answerNotice, type DecidedCase, decisionNotices } from './admin/notices.ts';
export {
  beginningOf,
  EXCERPT_MAX,
  FLAG_ACTS,
  FLAG_OUTCOMES,
  flagActionsOn,
  flagTitleOf,
  HISTORY_MAX,
  isWithheldType,
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
export type { Notice } from './core/notice.ts';
export { csvOptions, DEFAULT_TIME_ZONE, type SpreadsheetReader } from './core/spreadsheet.ts';
export { attendeeFileName, attendeeTable } from './events/attendeeTable.ts';
export { eventNotice } from './events/notices.ts';
export { keptValues, plannedEdit, refuseFault } from './events/plannedEdit.ts';
export { groupNotices } from './groups/notices.ts';
export { describeInvalid, InvalidFields } from './invalidFields.ts';
export { HEALTH_DAYS, HEALTH_WEEKS, healthOf, type NetworkFigures } from './network/health.ts';
export { type Match, matchReasons, matchScore } from './network/match.ts';
export { connectionNotices } from './network/notices.ts';
export { isPushService } from './notifications/pushServices.ts';
export { commentNotices, likeNotices, postNotices } from './posts/notices.ts';
export { requireText } from './posts/requireText.ts';
export { Refusal } from './refusal.ts';
export {
  keptTender,
  refuseAnswers,
  refuseEdit,
  refuseObstacle,
  refuseStale,
  refuseTenderFault,
} from './tenders/keptTender.ts';
export { proposalNotice, tenderNotice } from './tenders/notices.ts';
export { comparable, normalizePassword } from './text/normalize.ts';
export { isFound, searchedText, searchTerms } from './text/search.ts';
