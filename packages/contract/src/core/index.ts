export {
  ACCESS,
  type AccessKind,
  CALLERS,
  type Caller,
  complaintsAboutAccess,
  documentedRefusals,
  hasRoleFor,
  isOfGroup,
  opensBySignature,
  refusalTo,
} from './access.ts';
export {
  ApiError,
  type ApiErrorKind,
  doneIfNotFound,
  doneIfWaiting,
  type ForeignMessages,
  type Suspension,
} from './apiError.ts';
export type { TextKey, TextValues } from './catalogues.ts';
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  parseKept,
  type RawRequest,
  type Waits,
} from './client.ts';
export { newClientId } from './clientId.ts';
export {
  type BodyEncoding,
  type BodyOf,
  type Endpoint,
  endpoint,
  fileEndpoint,
  type Method,
  type Page,
  type ParamsOf,
  type QueryOf,
  type ReplyKind,
  type ReplyOf,
  type Schema,
} from './endpoint.ts';
export {
  ClientId,
  DEFAULT_PAGE_SIZE,
  Id,
  IdParams,
  NEXT_CURSOR_HEADER,
  PageQuery,
  Timestamp,
} from './fields.ts';
export { LikeBody, type LikeEndpoint, LikeReply } from './likes.ts';
export { LOCALES, type Locale, localeName, localeOf, localeOffer } from './locale.ts';
export { NoticeChanges, NoticeFacts, NoticeTime } from './noticeChanges.ts';
export { Role } from './role.ts';
export {
  CATEGORY_OF,
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_TOPICS,
  NotificationCategory,
  NotificationTopic,
  PERSONAL_TOPICS,
} from './topic.ts';
export type { Answer, Fetch, Sending, Transport } from './transport.ts';
