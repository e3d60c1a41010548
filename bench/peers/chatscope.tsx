import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import {
  ChatContainer,
  MainContainer,
  Message,
  MessageInput,
  MessageList,
} from '@chatscope/chat-ui-kit-react';
import type { MessagesProps } from '../messages/page/messages.ts';

/** A conversation as its documentation shows one: messages with their time, and a box. */
export function Chatscope({ messages }: MessagesProps) {
  return (
    <MainContainer>
      <ChatContainer>
        <MessageList autoScrollToBottomOnMount scrollBehavior="auto">
          {messages.map(({ id, text, author, isOwn, clock }) => (
            <Message
              key={id}
              model={{
                message: text,
                sentTime: clock,
                sender: author,
                direction: isOwn ? 'outgoing' : 'incoming',
                position: 'single',
              }}
            >
              <Message.Footer sentTime={clock} />
            </Message>
          ))}
        </MessageList>
        <MessageInput placeholder="Write a message" attachButton />
      </ChatContainer>
    </MainContainer>
  );
}
