'use client';

export { Messages, type MessagesProps } from './Messages.tsx';
