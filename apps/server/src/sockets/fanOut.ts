import type { Database } from '../database/schema.ts';

/** Says that something happened. Ids only: whoever hears it reads what it needs. */
export type BusEvent =
  | { kind: 'message'; room: string; sequence: number }
  /** A member has read on, from a number to another. */
  | { kind: 'read'; room: string; member: string; from: number; sequence: number }
  | { kind: 'typing'; room: string; member: string; typing: boolean }
  /** A room was made, or has other members; `left` is who is no longer one. */
  | { kind: 'room'; room: string; left?: string }
  /** A moderator took a message out. */
  | { kind: 'removed'; room: string; message: string; sequence: number }
  /** A session of the member ended, or they were shut out. */
  | { kind: 'session'; member: string }
  /** Those members have notifications they had not, or less of them. */
  | { kind: 'notification'; members: string[] }
  /** How two members stand to each other has changed. */
  | { kind: 'relation'; pair: readonly [string, string] }
  /** A member's account or block list has changed. */
  | { kind: 'account'; member: string }
  | { kind: 'peace'; member: string }
  /** Something waits in the outbox. */
  | { kind: 'outbox' }
  /** Notices may have been lost. */
  | { kind: 'gap' };

export type Publish = (event: BusEvent) => void;

/** Carries notices to every process of the community, this one included. */
export interface FanOut {
  /**
   * Runs a transaction. What it publishes is heard once it holds, for each room in the order of the
   * transactions that locked it, and not at all where it fails.
   */
  transaction<T>(work: (write: Database, publish: Publish) => Promise<T>): Promise<T>;
  /** Says something that is kept nowhere. */
  publish(event: BusEvent): Promise<void>;
  /** Hears notices until the function it gives is called. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  close(): Promise<void>;
}

/** Those who hear notices in this process. */
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
 * Carries notices within this process. The embedded database runs one transaction at a time, so that
 * what follows each one is in their order.
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
