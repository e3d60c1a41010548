import type { SocketEvent } from '@saudagar/contract';

/** Listener of events sent to a member's sockets. */
export type EventListener = (memberId: string, event: SocketEvent) => void;

/** Passes the events of all areas to the sockets. */
export class Events {
  #listeners = new Set<EventListener>();

  /** Subscribes a listener; returns the unsubscribe function. */
  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  publish(memberId: string, event: SocketEvent): void {
    for (const listener of this.#listeners) listener(memberId, event);
  }
}
