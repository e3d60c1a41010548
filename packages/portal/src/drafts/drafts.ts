import type { SessionRef } from '../provider/rootMachine.ts';
import type { DraftStorage } from './draftStorage.ts';

/**
 * What the member whose page it is has begun and not sent, by the name of the place where it is
 * written. `@saudagar/writing` makes drafts of it.
 */
export interface Drafts {
  /** What is kept under a name. Waits until the member is known. */
  read(name: string, signal: AbortSignal): Promise<unknown>;
  /** The names under which something is kept. Waits until the member is known. */
  names(signal: AbortSignal): Promise<string[]>;
  /**
   * Replaces what is kept with what `change` makes of it, in one step; `undefined` removes it.
   * Where nobody's page it is, nothing is called or kept. Fails where the browser keeps nothing.
   */
  change(name: string, change: (stored: unknown) => unknown): Promise<void>;
  /** Calls back when another tab has changed what is kept under a name; returns the way to stop. */
  watch(name: string, onChange: () => void): () => void;
  /** Removes all that a member has begun from this browser. */
  forget(member: string): Promise<void>;
}

/** Drafts, as the portal itself has them. */
export interface PortalDrafts extends Drafts {
  /** Whether the member has begun anything that is not sent. */
  hasAny(): Promise<boolean>;
}

interface DraftsParts {
  storage: DraftStorage;
  session: SessionRef;
  /** The server's absolute address: members of two servers may have the same id. */
  server: string;
}

/** Makes the portal's drafts. No call is made in the name of another member than the page's. */
export function createDrafts({ storage, session, server }: DraftsParts): PortalDrafts {
  const prefixOf = (member: string) => JSON.stringify([server, member]).slice(0, -1);
  const keyOf = (member: string, name: string) => `${prefixOf(member)},${JSON.stringify(name)}]`;

  /** Whoever's page it is, also while their session has expired; null once they have left. */
  function owner(): string | null {
    const { context } = session.getSnapshot();
    const hasLeft = context.ended === 'left' || context.ended === 'elsewhere';
    return hasLeft ? null : context.owner;
  }

  function whenOwned(signal: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const member = owner();
        if (member === null) return;
        stop();
        resolve(member);
      };
      const giveUp = () => {
        stop();
        reject(signal.reason);
      };
      const subscription = session.subscribe(check);
      const stop = () => {
        subscription.unsubscribe();
        signal.removeEventListener('abort', giveUp);
      };
      signal.addEventListener('abort', giveUp);
      check();
    });
  }

  return {
    read: async (name, signal) => storage.read(keyOf(await whenOwned(signal), name)),
    async names(signal) {
      const prefix = `${prefixOf(await whenOwned(signal))},`;
      const keys = await storage.keys();
      return keys.flatMap((key) =>
        key.startsWith(prefix) ? [String(JSON.parse(`[${key.slice(prefix.length)}`)[0])] : [],
      );
    },
    async change(name, change) {
      const member = owner();
      if (member !== null) await storage.change(keyOf(member, name), change);
    },
    watch(name, onChange) {
      return storage.subscribe((key) => {
        const member = owner();
        if (member !== null && key === keyOf(member, name)) onChange();
      });
    },
    async hasAny() {
      const member = owner();
      return member !== null && storage.hasAny(`${prefixOf(member)},`);
    },
    forget: (member) => storage.removeAll(`${prefixOf(member)},`),
  };
}
