'use client';

export { boxMachine } from './box/boxMachine.ts';
export { Messages, type MessagesProps } from './Messages.tsx';
