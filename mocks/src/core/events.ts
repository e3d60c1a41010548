import type { SocketEvent } from '@saudagar/contract';

/** Receives an event that a member's sockets are sent. */
export type EventListener = (memberId: string, event: SocketEvent) => void;

/** Passes the events of all areas on to the sockets. */
export class Events {
  #listeners = new Set<EventListener>();

  /** Listens until the function it returns is called. */
  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  publish(memberId: string, event: SocketEvent): void {
    for (const listener of this.#listeners) listener(memberId, event);
  }
}
