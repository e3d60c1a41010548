'use client';

export { boxMachine } from './boxMachine.ts';
export { directMachine } from './directMachine.ts';
export { gatheringMachine } from './gathering/gatheringMachine.ts';
export { peopleMachine } from './gathering/peopleMachine.ts';
export { MessageDialog, type MessageDialogProps } from './MessageDialog.tsx';
export { Messages, type MessagesProps } from './Messages.tsx';
export { leavingMachine } from './members/leavingMachine.ts';
export { membersMachine } from './members/membersMachine.ts';
