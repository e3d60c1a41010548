/**
 * Types of the peers, as far as the bench uses them. The peers are installed beside the repository,
 * not with it (README), so their own types are not always there.
 */
declare module '@chatscope/chat-ui-kit-react' {
  import type { ComponentType, ReactNode } from 'react';

  interface MessageModel {
    message: string;
    sentTime: string;
    sender: string;
    direction: 'incoming' | 'outgoing';
    position: 'single';
  }
  export const MainContainer: ComponentType<{ children: ReactNode }>;
  export const ChatContainer: ComponentType<{ children: ReactNode }>;
  export const MessageList: ComponentType<{
    autoScrollToBottomOnMount: boolean;
    scrollBehavior: 'auto';
    children: ReactNode;
  }>;
  export const Message: ComponentType<{ model: MessageModel; children?: ReactNode }> & {
    Footer: ComponentType<{ sentTime: string }>;
  };
  export const MessageInput: ComponentType<{ placeholder: string; attachButton: boolean }>;
}

declare module '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';

declare module 'react-chat-elements' {
  import type { ComponentType, Ref } from 'react';

  interface MessageItem {
    id: string;
    type: 'text';
    position: 'left' | 'right';
    title: string;
    text: string;
    date: Date;
    status?: 'read';
  }
  export const MessageList: ComponentType<{
    referance: Ref<HTMLDivElement>;
    className: string;
    dataSource: readonly MessageItem[];
    lockable: boolean;
    toBottomHeight: number | '100%';
  }>;
  export const Input: ComponentType<{ placeholder: string; multiline: boolean; maxHeight: number }>;
}

declare module 'react-chat-elements/dist/main.css';
