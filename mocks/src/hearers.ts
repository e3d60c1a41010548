import type { SocketEvent } from '@saudagar/contract';
import type { Room } from './room.ts';

/** Hears what a member's sockets are told. */
export type HearEvent = (memberId: string, event: SocketEvent) => void;

/** Those who hear what members' sockets are told. */
export class Hearers {
  #hearers = new Set<HearEvent>();

  /** Hears until the function it gives is called. */
  subscribe(hear: HearEvent): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }

  tell(memberId: string, event: SocketEvent): void {
    for (const hear of this.#hearers) hear(memberId, event);
  }

  /** Tells everybody in a room. */
  tellRoom({ members }: Room, eventFor: (memberId: string) => SocketEvent): void {
    for (const id of members.keys()) this.tell(id, eventFor(id));
  }
}
