import type { Database } from '../database/schema.ts';

/** Says that something happened. Ids only: whoever hears it reads what it needs. */
export type Notice =
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

export type Publish = (notice: Notice) => void;

/** Carries notices to every process of the community, this one included. */
export interface FanOut {
  /**
   * Runs a transaction. What it publishes is heard once it holds, for each room in the order of the
   * transactions that locked it, and not at all where it fails.
   */
  transaction<T>(work: (write: Database, publish: Publish) => Promise<T>): Promise<T>;
  /** Says something that is kept nowhere. */
  publish(notice: Notice): Promise<void>;
  /** Hears notices until the function it gives is called. */
  subscribe(hear: (notice: Notice) => void): () => void;
  close(): Promise<void>;
}

/** Those who hear notices in this process. */
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
 * Carries notices within this process. The embedded database runs one transaction at a time, so that
 * what follows each one is in their order.
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
