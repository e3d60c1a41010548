// Machines, and the types of what machines of other packages send: loads without React.
export { connectionMachine } from './connection/connectionMachine.ts';
export { inboxMachine } from './inbox/inboxMachine.ts';
export { outboxMachine } from './outbox/outboxMachine.ts';
export type { Upload } from './outbox/outboxSetup.ts';
export type { KeptOutgoing, Outgoing } from './outbox/outgoing.ts';
export { roomMachine } from './room/roomMachine.ts';
