'use client';

export { boxMachine } from './boxMachine.ts';
export { Messages, type MessagesProps } from './Messages.tsx';
