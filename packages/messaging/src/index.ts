'use client';

export { boxMachine } from './boxMachine.ts';
export { directMachine } from './directMachine.ts';
export { MessageDialog, type MessageDialogProps } from './MessageDialog.tsx';
export { Messages, type MessagesProps } from './Messages.tsx';
