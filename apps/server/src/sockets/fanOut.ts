import type { Database } from '../database/schema.ts';

/** Event between processes. It contains ids only: subscribers read the data they need. */
export type BusEvent =
  | { kind: 'message'; room: string; sequence: number }
  /** A member's read position advanced from a number to another. */
  | { kind: 'read'; room: string; member: string; from: number; sequence: number }
  | { kind: 'typing'; room: string; member: string; typing: boolean }
  /** A room was created or its members changed; `left` is a former member. */
  | { kind: 'room'; room: string; left?: string }
  /** A moderator removed a message. */
  | { kind: 'removed'; room: string; message: string; sequence: number }
  /** A removed message is back. */
  | { kind: 'restored'; room: string }
  /** A member's reaction to a message of a sender changed. */
  | {
      kind: 'reaction';
      room: string;
      message: string;
      sequence: number;
      sender: string | null;
      member: string;
    }
  /** A session of the member ended, or they were deactivated. */
  | { kind: 'session'; member: string }
  /** Unread notifications of those members changed. */
  | { kind: 'notification'; members: string[] }
  /** The relationship of two members changed. */
  | { kind: 'relation'; pair: readonly [string, string] }
  /** A member's account or block list changed. */
  | { kind: 'account'; member: string }
  | { kind: 'peace'; member: string }
  /** Flags, claims or approvals changed, by a member whose own devices know. */
  | { kind: 'moderation'; by: string }
  /** The outbox has a new row. */
  | { kind: 'outbox' }
  /** Events may have been lost. */
  | { kind: 'gap' };

export type Publish = (event: BusEvent) => void;

/** Distributes events to every process of the community, this one included. */
export interface FanOut {
  /**
   * Runs a transaction. Its events are delivered after commit, for each room in the order of
   * the transactions that locked it; none after a rollback.
   */
  transaction<T>(work: (write: Database, publish: Publish) => Promise<T>): Promise<T>;
  /** Publishes an event outside a transaction. */
  publish(event: BusEvent): Promise<void>;
  /** Subscribes to events; returns the unsubscribe function. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  close(): Promise<void>;
}

/** Creates this process's list of subscribers. */
export function createEmitter() {
  const listeners = new Set<(event: BusEvent) => void>();
  return {
    emit: (event: BusEvent) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener: (event: BusEvent) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Distributes events within this process. The embedded database runs one transaction at a time,
 * so work after each commit is in commit order.
 */
export function createLocalFanOut(db: Database): FanOut {
  const { emit, subscribe } = createEmitter();
  return {
    async transaction(work) {
      const events: BusEvent[] = [];
      const result = await db
        .transaction()
        .execute((write) => work(write, (event) => void events.push(event)));
      for (const event of events) emit(event);
      return result;
    },
    publish: async (event) => emit(event),
    subscribe,
    close: async () => {},
  };
}
