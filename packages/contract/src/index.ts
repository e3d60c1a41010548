export {
  ACCESS,
  CALLERS,
  type Caller,
  complaintsAboutAccess,
  documentedRefusals,
  hasRoleFor,
  opensBySignature,
  refusalTo,
  type Who,
} from './access.ts';
export {
  Email,
  getMe,
  INDUSTRY_TAGS,
  IndustryTag,
  login,
  logout,
  logoutEverywhere,
  Member,
  Password,
  PhotoUrls,
  Registration,
  register,
  SignedIn,
  User,
  Username,
} from './account.ts';
export { ApiError, type ApiErrorKind } from './apiError.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export {
  COMMENT_MAX_LENGTH,
  Comment,
  CommentParams,
  createComment,
  deleteComment,
  likeComment,
  listComments,
  updateComment,
} from './comments.ts';
export {
  DEFAULT_SUGGESTIONS,
  listSuggestions,
  requestConnection,
  Suggestion,
  SuggestionReason,
} from './connections.ts';
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
export { endpoints } from './endpoints.ts';
export {
  ClientId,
  DEFAULT_PAGE_SIZE,
  Id,
  IdParams,
  NEXT_CURSOR_HEADER,
  PageQuery,
  Timestamp,
} from './fields.ts';
export {
  DOCUMENT_FILES,
  downloadFile,
  FEED_DOCUMENT_MAX_BYTES,
  FEED_FILE_KINDS,
  FEED_IMAGE_MAX_BYTES,
  FILE_LIMITS,
  FileCategory,
  FileInfo,
  type FileKind,
  type FileLimits,
  FileUrls,
  fileKindOf,
  getFile,
  getFileByName,
  getFileInfo,
  getFileThumbnail,
  IMAGE_FILES,
  MEGABYTE,
  POST_FILES,
  POST_FILES_MAX,
  SignedQuery,
  uploadFile,
  uploadFileAlias,
} from './files.ts';
export { FLAG_REASONS, FlagReason, flagContent } from './flags.ts';
export {
  extractHashtags,
  extractMentions,
  type MemberTextNode,
  parseMemberText,
  plainText,
} from './memberText.ts';
export {
  MESSAGE_SOCKET_PATH,
  parseSocketEvent,
  ROOM_SOCKET_PATH,
  SOCKET_CLOSE,
  SOCKET_FRAME_MAX_BYTES,
  SOCKET_HEARTBEAT_SECONDS,
  SocketCommand,
  type SocketEvent,
  socketAddress,
  TYPING_LASTS_SECONDS,
} from './messageSocket.ts';
export {
  DEFAULT_HISTORY_SIZE,
  getUnreadTotal,
  LastMessage,
  listMessages,
  MESSAGE_MAX_LENGTH,
  Message,
  RoomParams,
  readRoom,
  sendMessage,
} from './messages.ts';
export { arrangePosts, filterShows, PostFilter, PostSort } from './postOrder.ts';
export {
  createPost,
  deletePost,
  getPost,
  HASHTAG_MAX_LENGTH,
  likePost,
  listPosts,
  POST_MAX_LENGTH,
  Post,
  PostType,
  updatePost,
} from './posts.ts';
export {
  deleteProfilePhoto,
  getProfilePhoto,
  PhotoSize,
  PROFILE_PHOTO_MAX_BYTES,
  PROFILE_PHOTO_TYPES,
  uploadProfilePhoto,
} from './profilePhoto.ts';
export { Role } from './role.ts';
export {
  addRoomMembers,
  Conversation,
  createRoom,
  getRoom,
  leaveRoom,
  listConversations,
  listRoomMembers,
  openDirectRoom,
  ROOM_MEMBERS_MAX,
  ROOM_NAME_MAX_LENGTH,
  RoomMember,
} from './rooms.ts';
export { type SocketEndpoint, sockets } from './sockets.ts';
export { openSocket, type SocketListener } from './socketTransport.ts';
export { HashtagUse, searchKey, suggestHashtags, suggestMembers } from './suggestions.ts';
export type { Answer, Fetch, Sending, Transport } from './transport.ts';
