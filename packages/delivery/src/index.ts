'use client';

export { getSocket } from './connection/connectionActors.ts';
export { connectionMachine } from './connection/connectionMachine.ts';
export { onStale } from './connection/onStale.ts';
export { nameOf, searchConversations } from './inbox/conversations.ts';
export { getInbox } from './inbox/inboxActors.ts';
export { inboxMachine } from './inbox/inboxMachine.ts';
export { useUnreadTotal } from './inbox/useUnreadTotal.ts';
export { getOutbox } from './outbox/outboxActors.ts';
export { outboxMachine } from './outbox/outboxMachine.ts';
export type { Upload } from './outbox/outboxSetup.ts';
export type { Outgoing, PersistedOutbox } from './outbox/outgoing.ts';
export { lastMembershipEvent } from './room/membership.ts';
export { provideRoom } from './room/roomActors.ts';
export { roomMachine } from './room/roomMachine.ts';
export { createTimeline, type Entry, type Reader, type Timeline } from './room/timeline.ts';
