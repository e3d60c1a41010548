import type { SessionRef } from '../rootMachine.ts';
import {
  type Draft,
  type DraftHold,
  dropDraft,
  type FoundDraft,
  findDraft,
  putDraft,
  readPile,
} from './draft.ts';
import type { DraftStorage } from './draftStorage.ts';

/** How keeping a draft went; `textOnly` where its files did not fit. */
export interface KeptDraft {
  readonly hold: DraftHold | null;
  readonly problem: 'textOnly' | null;
}

/** The drafts of the member whose page it is, by the name of the place where each is written. */
export interface Drafts {
  /** One's own draft, or where there is no hold the latest. Waits until the member is known. */
  find(name: string, hold: DraftHold | null, signal: AbortSignal): Promise<FoundDraft | null>;
  /** Keeps a draft, or with null removes it. Fails where the browser keeps nothing. */
  keep(name: string, draft: Draft | null, hold: DraftHold | null): Promise<KeptDraft>;
  /** Calls back when another tab has changed a draft of this name; returns the way to stop. */
  watch(name: string, onChange: () => void): () => void;
  /** Removes all drafts of a member from this browser. */
  forget(member: string): Promise<void>;
}

interface DraftsParts {
  storage: DraftStorage;
  session: SessionRef;
  /** The server's absolute address: members of two servers may have the same id. */
  server: string;
  newId: () => string;
}

/** Makes the portal's drafts. No call is made in the name of another member than the page's. */
export function createDrafts({ storage, session, server, newId }: DraftsParts): Drafts {
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
        subscription.unsubscribe();
        resolve(member);
      };
      const subscription = session.subscribe(check);
      signal.addEventListener('abort', () => {
        subscription.unsubscribe();
        reject(signal.reason);
      });
      check();
    });
  }

  return {
    async find(name, hold, signal) {
      const member = await whenOwned(signal);
      return findDraft(readPile(await storage.read(keyOf(member, name))), hold);
    },
    async keep(name, draft, hold) {
      const member = owner();
      if (member === null) return { hold, problem: null };
      let next = null as DraftHold | null;
      const write = (written: Draft | null) =>
        storage.change(keyOf(member, name), (kept) => {
          const before = readPile(kept);
          const put = written && putDraft(before, written, hold, newId);
          const pile = put ? put.pile : dropDraft(before, hold);
          next = put ? put.next : null;
          return pile.drafts.length > 0 ? pile : undefined;
        });
      try {
        await write(draft);
        return { hold: next, problem: null };
      } catch (error) {
        // A photo may be larger than what the browser has room for, the text hardly ever is.
        if (!draft || draft.files.length === 0 || !isFull(error)) throw error;
        await write({ ...draft, files: [] });
        return { hold: next, problem: 'textOnly' };
      }
    },
    watch(name, onChange) {
      return storage.subscribe((key) => {
        const member = owner();
        if (member !== null && key === keyOf(member, name)) onChange();
      });
    },
    forget: (member) => storage.removeAll(`${prefixOf(member)},`),
  };
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
