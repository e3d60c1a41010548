import 'react-chat-elements/dist/main.css';
import { useMemo, useRef } from 'react';
import { Input, MessageList } from 'react-chat-elements';
import type { MessagesProps } from '../messages/page/messages.ts';

/** A conversation as its documentation shows one: messages with their time, and a box. */
export function ChatElements({ messages }: MessagesProps) {
  const list = useRef<HTMLDivElement>(null);
  const items = useMemo(
    () =>
      messages.map(({ id, text, author, isOwn, time }) => ({
        ...{ id, text, type: 'text' as const, title: author, date: new Date(time) },
        ...(isOwn
          ? { position: 'right' as const, status: 'read' as const }
          : { position: 'left' as const }),
      })),
    [messages],
  );
  return (
    <div className="elements">
      <MessageList
        referance={list}
        className="elements-list"
        lockable
        toBottomHeight="100%"
        dataSource={items}
      />
      <Input placeholder="Write a message" multiline maxHeight={120} />
    </div>
  );
}
