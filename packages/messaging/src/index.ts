'use client';

export { boxMachine } from './boxMachine.ts';
export { connectionMachine } from './connectionMachine.ts';
export { directMachine } from './directMachine.ts';
export { inboxMachine } from './inboxMachine.ts';
export { MessageDialog, type MessageDialogProps } from './MessageDialog.tsx';
export { Messages, type MessagesProps } from './Messages.tsx';
export { outboxMachine } from './outboxMachine.ts';
export { roomMachine } from './roomMachine.ts';
export { useUnreadTotal } from './useUnreadTotal.ts';
