'use client';

export { getSocket } from './connection/connectionActors.ts';
export { hearOutdated } from './connection/hearOutdated.ts';
export { nameOf, searchConversations } from './inbox/conversations.ts';
export { getInbox } from './inbox/inboxActors.ts';
export { useUnreadTotal } from './inbox/useUnreadTotal.ts';
export { getOutbox } from './outbox/outboxActors.ts';
export type { Upload } from './outbox/outboxSetup.ts';
export type { KeptOutgoing, Outgoing } from './outbox/outgoing.ts';
export { membershipTold } from './room/membership.ts';
export { createTimeline, type Entry, type Reader, type Timeline } from './room/timeline.ts';
