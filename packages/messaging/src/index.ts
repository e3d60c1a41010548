'use client';

export { messageComposerMachine } from './composer/messageComposerMachine.ts';
export { Messages, type MessagesProps } from './Messages.tsx';
