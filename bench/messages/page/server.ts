import type { BenchMessage } from './messages.ts';

const SITI = { id: 'siti', full_name: 'Siti Rahmawati' };
const BUDI = { id: 'budi', full_name: 'Budi Santoso' };
const NOT_FOUND = { detail: 'Not Found' };
/** Numbers count from 1 on the wire. */
const sequenceOf = ({ id }: BenchMessage) => Number(id.replace('message-', '')) + 1;

const wireOf = (message: BenchMessage) => ({
  id: message.id,
  room_id: 'room',
  sequence: sequenceOf(message),
  sender_id: message.isOwn ? SITI.id : BUDI.id,
  sender: message.isOwn ? SITI : BUDI,
  content: message.text,
  message_type: 'text',
  created_at: new Date(message.time).toISOString(),
  attachments: [],
});

/** A server in the page itself: one conversation, and a socket that says what it is told to. */
export interface PageServer {
  fetch: typeof fetch;
  /** Says messages to the open socket. */
  say(messages: readonly BenchMessage[]): void;
  /** Lets answers to questions for earlier messages wait until it is called. */
  hold(): () => void;
}

/**
 * Answers as the server would, with one difference: the first answer for the conversation holds
 * `atOnce` messages, so that a list of ten thousand need not be scrolled together first.
 */
export function startPageServer(messages: readonly BenchMessage[], atOnce: number): PageServer {
  const wires = messages.map(wireOf);
  const last = wires.at(-1);
  const conversation = {
    ...{ id: 'room', room_type: 'direct', other_user: BUDI, unread_count: 0 },
    ...(last && { last_message: last, activity_at: last.created_at }),
    ...{ last_sequence: wires.length, read_sequence: wires.length },
    ...{ first_sequence: 1, others_read_sequence: wires.length - 3 },
  };
  let released = Promise.resolve();
  const newest = JSON.stringify(wires.slice(wires.length - atOnce));

  async function historyOf(query: URLSearchParams) {
    const after = query.get('after');
    if (after !== null) return wires.slice(Number(after));
    const before = query.get('before');
    if (before === null) return newest;
    await released;
    const end = Number(before) - 1;
    return wires.slice(Math.max(0, end - Number(query.get('limit'))), end);
  }

  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    '/api/auth/me': () => ({
      ...SITI,
      ...{ username: 'siti', email: 'siti@example.com', role: 'user' },
    }),
    '/api/messages/conversations': () => [conversation],
    '/api/messages/room/history': historyOf,
    '/api/messages/room/read': () => ({ read_sequence: wires.length, unread_count: 0 }),
    '/api/messages/unread': () => ({ total: 0 }),
  };

  const sockets = new Set<PageSocket>();
  class PageSocket extends EventTarget {
    static readonly OPEN = 1;
    readonly readyState = PageSocket.OPEN;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose = null;

    constructor() {
      super();
      sockets.add(this);
      setTimeout(() => this.emit({ type: 'ready' }));
    }
    emit(event: object) {
      this.onmessage?.({ data: JSON.stringify(event) });
    }
    send() {}
    close() {
      sockets.delete(this);
    }
  }
  window.WebSocket = PageSocket as unknown as typeof WebSocket;

  return {
    async fetch(request) {
      const { pathname, searchParams } = new URL(String(request), window.location.href);
      const answer = await answers[pathname]?.(searchParams);
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer ?? NOT_FOUND);
      return new Response(text, {
        status: answer === undefined ? 404 : 200,
        headers: { 'content-type': 'application/json', 'x-next-cursor': '' },
      });
    },
    say(news) {
      for (const message of news) {
        const wire = wireOf(message);
        wires.push(wire);
        for (const socket of sockets) socket.emit({ type: 'new_message', message: wire });
      }
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
  };
}
