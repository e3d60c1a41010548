'use client';

export {
  ConversationPicker,
  type ConversationPickerProps,
} from './conversations/ConversationPicker.tsx';
export { Messages, type MessagesProps } from './Messages.tsx';
