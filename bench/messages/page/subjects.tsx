import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { lists, loadLists } from './lists.tsx';
import type { BenchMessage, MessagesProps } from './messages.ts';
import { type PageServer, startPageServer } from './server.ts';

/** A measured subject: a list of the same rows, or a whole conversation of a kit. */
export interface Subject {
  /** Selector of the messages. */
  message: string;
  /** Prepares the messages that a server would send. */
  prepare(messages: readonly BenchMessage[]): void;
  show(root: Root): void;
  prepend(messages: readonly BenchMessage[]): void;
  append(messages: readonly BenchMessage[]): void;
}

function component(List: ComponentType<MessagesProps>, message = 'article'): Subject {
  let root: Root;
  let messages: readonly BenchMessage[] = [];
  let prepended = 0;
  const render = () => flushSync(() => root.render(<List {...{ messages, prepended }} />));
  return {
    message,
    prepare(shown) {
      messages = shown;
    },
    show(given) {
      root = given;
      render();
    },
    prepend(earlier) {
      prepended += earlier.length;
      messages = [...earlier, ...messages];
      render();
    },
    append(later) {
      messages = [...messages, ...later];
      render();
    },
  };
}

const kits: Record<string, () => Promise<Subject>> = {
  async room() {
    const { openRoom } = await import('./room.tsx');
    let server: PageServer;
    return {
      message: '.sg-messages article',
      prepare(messages) {
        server = startPageServer(messages, messages.length);
      },
      show: (root) => openRoom(root, server),
      prepend() {
        throw new Error('a conversation reads back by itself');
      },
      append: (later) => server.say(later),
    };
  },
  async chatscope() {
    const { Chatscope } = await import('../../peers/chatscope.tsx');
    return component(Chatscope, '.cs-message');
  },
  async 'react-chat-elements'() {
    const { ChatElements } = await import('../../peers/chatElements.tsx');
    return component(ChatElements, '.rce-container-mbox');
  },
};

/** Returns the subject of a name, with all its code loaded. */
export async function subjectOf(name: string): Promise<Subject> {
  await loadLists();
  const List = lists[name];
  if (List) return component(List);
  const kit = kits[name];
  if (!kit) throw new Error(`nothing is called ${name}`);
  return kit();
}
