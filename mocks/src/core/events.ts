import type { SocketEvent } from '@saudagar/contract';

/** Listener of events sent to a member's sockets. */
export type EventListener = (memberId: string, event: SocketEvent) => void;

/** Passes the events of all areas to the sockets, and knows whose are open. */
export class Events {
  #listeners = new Set<EventListener>();
  #sockets = new Set<{ memberId: string }>();

  /** Subscribes a listener; returns the unsubscribe function. */
  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  publish(memberId: string, event: SocketEvent): void {
    for (const listener of this.#listeners) listener(memberId, event);
  }

  /** Notes an open socket of a member; returns the function that notes its end. */
  opened(memberId: string): () => void {
    const socket = { memberId };
    this.#sockets.add(socket);
    return () => void this.#sockets.delete(socket);
  }

  /** Checks whether a member has an open socket. */
  isListening(memberId: string): boolean {
    return [...this.#sockets].some((socket) => socket.memberId === memberId);
  }
}
