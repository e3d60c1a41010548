// Machines, and what flows of other packages read and send: loads without React.
export { getSocket } from './connection/connectionActors.ts';
export { connectionMachine } from './connection/connectionMachine.ts';
export { onStale } from './connection/onStale.ts';
export { getInbox } from './inbox/inboxActors.ts';
export { inboxMachine } from './inbox/inboxMachine.ts';
export { outboxMachine } from './outbox/outboxMachine.ts';
export type { Upload } from './outbox/outboxSetup.ts';
export type { Outgoing, PersistedOutbox } from './outbox/outgoing.ts';
export { lastMembershipEvent } from './room/membership.ts';
export { roomMachine } from './room/roomMachine.ts';
