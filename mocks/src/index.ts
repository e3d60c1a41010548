export { Refusal, type RefusalKey } from '@saudagar/contract/server';
export { SAMPLE_PASSWORD } from './areas/account/accounts.ts';
export { buildMember, buildUser, memberOf } from './areas/account/builders.ts';
export {
  buildAppeal,
  buildAuditEntry,
  buildDashboard,
  buildFlag,
  buildFlagDetail,
  buildManagedUser,
  buildModerationDecision,
  buildPendingContent,
  buildWarning,
} from './areas/admin/builders.ts';
export { buildEvent } from './areas/events/builders.ts';
export { buildDocumentInfo, buildFileInfo } from './areas/files/builders.ts';
export { buildGroup } from './areas/groups/builders.ts';
export { buildConversation, buildMessage } from './areas/messages/builders.ts';
export { buildInvitation } from './areas/network/builders.ts';
export { OPT_OUT_CODE } from './areas/network/invitations.ts';
export { buildComment, buildDeletedComment, buildPost } from './areas/posts/builders.ts';
export { buildResource } from './areas/resources/builders.ts';
export { buildProposal, buildTender } from './areas/tenders/builders.ts';
export { areas } from './areas.ts';
export { clip } from './core/clip.ts';
export type {
  AreaSocket,
  Community,
  FileUse,
  MockArea,
  On,
  OpenSocket,
  SampleOptions,
} from './core/community.ts';
export {
  createGate,
  delayed,
  dropConnection,
  type FailureBody,
  type FailureOptions,
  failWith,
  type Gate,
  isLeftOpen,
  malformed,
  neverAnswer,
} from './core/failures.ts';
export {
  loseAnswer,
  type ReplyOptions,
  replyWith,
  type WatchedCalls,
  watchCalls,
} from './core/interceptions.ts';
export {
  type Call,
  type FileAnswer,
  type MockAnswer,
  mockEndpoint,
  type Respond,
} from './core/mockEndpoint.ts';
export { avatarUrls, picture, portrait } from './core/pictures.ts';
export type { MockSockets } from './core/sockets.ts';
export { minutesAgo, NOW } from './core/time.ts';
export { createMocks, type Mocks, type MocksOptions } from './createMocks.ts';
export { communityHandlers } from './handlers.ts';
export { emptyCommunity, sampleCommunity } from './sampleCommunity.ts';
