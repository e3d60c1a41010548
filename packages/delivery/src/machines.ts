// Machines, and their API for other packages: loads without React.
export { getSocket } from './connection/connectionActors.ts';
export { type ConnectionNews, connectionMachine } from './connection/connectionMachine.ts';
export { onStale } from './connection/onStale.ts';
export { getInbox } from './inbox/inboxActors.ts';
export { inboxMachine } from './inbox/inboxMachine.ts';
export { onNotified } from './onNotified.ts';
export { getOutbox } from './outbox/outboxActors.ts';
export { outboxMachine } from './outbox/outboxMachine.ts';
export type { Upload } from './outbox/outboxSetup.ts';
export type { Outgoing, PersistedOutbox } from './outbox/outgoing.ts';
export { lastMembershipEvent } from './room/membership.ts';
export { provideRoom } from './room/roomActors.ts';
export type { MessagePage, RoomHistory } from './room/roomHistory.ts';
export { roomMachine } from './room/roomMachine.ts';
