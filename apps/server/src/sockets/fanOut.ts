import type { Database } from '../database/schema.ts';

/** Notice of an event. It contains ids only: subscribers read the data they need. */
export type Notice =
  | { kind: 'message'; room: string; sequence: number }
  /** A member's read position advanced from a number to another. */
  | { kind: 'read'; room: string; member: string; from: number; sequence: number }
  | { kind: 'typing'; room: string; member: string; typing: boolean }
  /** A room was created or its members changed; `left` is a former member. */
  | { kind: 'room'; room: string; left?: string }
  /** A moderator removed a message. */
  | { kind: 'removed'; room: string; message: string; sequence: number }
  /** A session of the member ended, or they were deactivated. */
  | { kind: 'session'; member: string }
  /** Unread notifications of those members changed. */
  | { kind: 'notification'; members: string[] }
  /** The relationship of two members changed. */
  | { kind: 'relation'; pair: readonly [string, string] }
  /** A member's account or block list changed. */
  | { kind: 'account'; member: string }
  | { kind: 'peace'; member: string }
  /** The outbox has a new row. */
  | { kind: 'outbox' }
  /** Notices may have been lost. */
  | { kind: 'gap' };

export type Publish = (notice: Notice) => void;

/** Distributes notices to every process of the community, this one included. */
export interface FanOut {
  /**
   * Runs a transaction. Its notices are delivered after commit, for each room in the order of
   * the transactions that locked it; none after a rollback.
   */
  transaction<T>(work: (write: Database, publish: Publish) => Promise<T>): Promise<T>;
  /** Publishes a notice outside a transaction. */
  publish(notice: Notice): Promise<void>;
  /** Subscribes to notices; returns the unsubscribe function. */
  subscribe(hear: (notice: Notice) => void): () => void;
  close(): Promise<void>;
}

/** Creates this process's list of subscribers. */
export function createHearers() {
  const hearers = new Set<(notice: Notice) => void>();
  return {
    tell: (notice: Notice) => {
      for (const hear of hearers) hear(notice);
    },
    subscribe: (hear: (notice: Notice) => void) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}

/**
 * Distributes notices within this process. The embedded database runs one transaction at a time,
 * so work after each commit is in commit order.
 */
export function createLocalFanOut(db: Database): FanOut {
  const { tell, subscribe } = createHearers();
  return {
    async transaction(work) {
      const notices: Notice[] = [];
      const result = await db
        .transaction()
        .execute((write) => work(write, (notice) => void notices.push(notice)));
      for (const notice of notices) tell(notice);
      return result;
    },
    publish: async (notice) => tell(notice),
    subscribe,
    close: async () => {},
  };
}
