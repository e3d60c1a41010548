export { SAMPLE_PASSWORD } from './accounts.ts';
export {
  buildComment,
  buildConversation,
  buildDeletedComment,
  buildDocumentInfo,
  buildFileInfo,
  buildMember,
  buildMessage,
  buildPost,
  buildUser,
  memberOf,
} from './builders.ts';
export { Community } from './community.ts';
export { createMocks, type Mocks, type MocksOptions } from './createMocks.ts';
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
} from './failures.ts';
export { communityHandlers } from './handlers.ts';
export {
  loseAnswer,
  type ReplyOptions,
  replyWith,
  type WatchedCalls,
  watchCalls,
} from './interceptions.ts';
export {
  type Call,
  type FileAnswer,
  type MockAnswer,
  mockEndpoint,
  type Respond,
} from './mockEndpoint.ts';
export { photoUrls, picture, portrait } from './pictures.ts';
export { Refusal, type RefusalText } from './refusal.ts';
export { sampleCommunity } from './sampleCommunity.ts';
export type { MockSockets } from './sockets.ts';
export { minutesAgo, NOW } from './time.ts';
