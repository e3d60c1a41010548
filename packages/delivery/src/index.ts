'use client';

export { getSocket } from './connection/connectionActors.ts';
export { onStale } from './connection/onStale.ts';
export { conversationName, searchConversations } from './inbox/conversations.ts';
export { getInbox } from './inbox/inboxActors.ts';
export { useUnreadTotal } from './inbox/useUnreadTotal.ts';
export { onNotified } from './onNotified.ts';
export { getOutbox } from './outbox/outboxActors.ts';
export type { Upload } from './outbox/outboxSetup.ts';
export type { Outgoing, PersistedOutbox } from './outbox/outgoing.ts';
export { lastMembershipEvent } from './room/membership.ts';
export type { RoomHistory } from './room/roomHistory.ts';
export { createTimeline, type Entry, type Reader, type Timeline } from './room/timeline.ts';
