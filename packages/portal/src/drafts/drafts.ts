import type { SessionRef } from '../provider/rootMachine.ts';
import type { StoredValue } from '../storage/storedValue.ts';
import { createDraftNotes, type DraftNotes } from './draftNotes.ts';
import type { DraftStorage } from './draftStorage.ts';

/**
 * The page's member's unsent input, by the name of its field. `@saudagar/writing` builds drafts on
 * it.
 */
export interface Drafts {
  /** Reads a value. Waits until the member is known. */
  read(name: string, signal: AbortSignal): Promise<unknown>;
  /** All names with a value. Waits until the member is known. */
  names(signal: AbortSignal): Promise<string[]>;
  /**
   * Replaces a value with the result of `change`, in one transaction; `undefined` removes it. Does
   * nothing without a member. Fails when the browser's storage does.
   */
  change(name: string, change: (stored: unknown) => unknown): Promise<void>;
  /** Calls back when another tab has changed a value; returns the unsubscriber. */
  watch(name: string, onChange: () => void): () => void;
  /** Removes all drafts of a member from this browser. */
  forget(memberId: string): Promise<void>;
}

/** Drafts with the portal's own methods. */
export interface PortalDrafts extends Drafts {
  /** Returns true when the member has anything unsent. */
  hasAny(): Promise<boolean>;
}

interface DraftsParts {
  storage: DraftStorage;
  session: SessionRef;
  /** The server's absolute address: members of two servers may share an id. */
  server: string;
  /** Changes that are being stored. */
  notes: StoredValue<DraftNotes>;
}

/** Creates the portal's drafts. Every call is for the page's member only. */
export function createDrafts({ storage, session, server, notes }: DraftsParts): PortalDrafts {
  const noted = createDraftNotes(notes);
  const prefixOf = (memberId: string) => JSON.stringify([server, memberId]).slice(0, -1);
  const keyOf = (memberId: string, name: string) =>
    `${prefixOf(memberId)},${JSON.stringify(name)}]`;

  /** The page's member, also after their session expired; null once they have signed out. */
  function owner(): string | null {
    const { context } = session.getSnapshot();
    const hasLeft = context.ended === 'left' || context.ended === 'elsewhere';
    return hasLeft ? null : context.owner;
  }

  function whenOwned(signal: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const memberId = owner();
        if (memberId === null) return;
        stop();
        resolve(memberId);
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

  async function store(key: string, change: (stored: unknown) => unknown) {
    try {
      await storage.change(key, (stored) => {
        const next = change(stored);
        noted.learn(key, next);
        return next;
      });
    } finally {
      noted.forget((one) => one === key);
    }
  }

  return {
    async read(name, signal) {
      const key = keyOf(await whenOwned(signal), name);
      const change = noted.change(key);
      if (change) await store(key, change);
      const stored = await storage.read(key);
      noted.learn(key, stored);
      return stored;
    },
    async names(signal) {
      const prefix = `${prefixOf(await whenOwned(signal))},`;
      const keys = await storage.keys();
      return keys.flatMap((key) =>
        key.startsWith(prefix) ? [String(JSON.parse(`[${key.slice(prefix.length)}`)[0])] : [],
      );
    },
    async change(name, change) {
      const memberId = owner();
      if (memberId === null) return;
      const key = keyOf(memberId, name);
      noted.note(key, change);
      await store(key, change);
    },
    watch(name, onChange) {
      return storage.subscribe((key) => {
        const memberId = owner();
        if (memberId !== null && key === keyOf(memberId, name)) onChange();
      });
    },
    async hasAny() {
      const memberId = owner();
      return memberId !== null && storage.hasAny(`${prefixOf(memberId)},`);
    },
    async forget(memberId) {
      const prefix = `${prefixOf(memberId)},`;
      noted.forget((key) => key.startsWith(prefix));
      await storage.removeAll(prefix);
    },
  };
}
