import { waitFor } from 'xstate';
import type { DraftStorage } from '../drafts/draftStorage.ts';
import type { SessionRef } from '../provider/rootMachine.ts';
import type { StoredValue, StoredValueOptions } from '../storage/storedValue.ts';

/**
 * Data of the page's member that this device keeps for use without a network, such as the list of
 * a door. Removed when its time is over, and when the session ends.
 */
export interface OfflineData {
  /**
   * Reads a value; undefined without one, after its time, and without a member. Waits until it is
   * known if there is one.
   */
  read(name: string): Promise<unknown>;
  /** Stores a value until an ISO timestamp. */
  write(name: string, value: unknown, until: string): Promise<void>;
}

/** Offline data with the portal's own methods. */
export interface PortalOfflineData extends OfflineData {
  /** Removes a value of the page's member. */
  remove(name: string): Promise<void>;
  /** Returns true when this device keeps anything of a member. */
  hasAny(memberId: string): Promise<boolean>;
  /** Removes all data of a member. */
  forget(memberId: string): Promise<void>;
  /** Removes what is past its time, of all members. */
  prune(): Promise<void>;
}

interface OfflineParts {
  storage: DraftStorage;
  session: SessionRef;
  /** The server's absolute address. */
  server: string;
  /** The earliest end of any value, so that nothing is loaded where there is none. */
  nextEnd: StoredValue<string | null>;
  /** Called when a value was stored. */
  onStored: () => void;
}

/** The earliest end of all offline data on this device. */
export const storedNextEnd: StoredValueOptions<string | null> = {
  key: 'saudagar.offline.v1',
  fallback: null,
  parse: (stored) => (typeof stored === 'string' ? stored : null),
};

const PREFIX = 'offline:';

/** Creates the portal's offline data, beside the drafts. */
export function createOfflineData(parts: OfflineParts): PortalOfflineData {
  const { storage, session, server, nextEnd, onStored } = parts;
  const prefixOf = (memberId: string) =>
    `${PREFIX}${JSON.stringify([server, memberId]).slice(0, -1)},`;
  const owner = () => {
    const { owner: memberId, ended } = session.getSnapshot().context;
    return ended === null ? memberId : null;
  };

  async function prune() {
    const earliest = nextEnd.read();
    // Most visits come before it: then no value has to be read.
    if (earliest === null || Date.parse(earliest) > Date.now()) return;
    let next: string | null = null;
    for (const key of await storage.keys()) {
      if (!key.startsWith(PREFIX)) continue;
      const kept = live(await storage.read(key));
      if (!kept) await storage.change(key, () => undefined);
      else if (next === null || kept.until < next) next = kept.until;
    }
    if (next === null) nextEnd.clear();
    else nextEnd.write(next);
  }

  return {
    async read(name) {
      if (nextEnd.read() === null) return undefined;
      await waitFor(
        session,
        (snapshot) => snapshot.context.owner !== null || !snapshot.hasTag('checking'),
      );
      const memberId = owner();
      if (memberId === null) return undefined;
      return live(await storage.read(`${prefixOf(memberId)}${name}`))?.value;
    },
    async write(name, value, until) {
      const memberId = owner();
      const entry = { value, until: new Date(until).toISOString() };
      if (memberId === null || !live(entry)) return;
      const earliest = nextEnd.read();
      nextEnd.write(earliest !== null && earliest < entry.until ? earliest : entry.until);
      await storage.change(`${prefixOf(memberId)}${name}`, () => entry);
      onStored();
    },
    async remove(name) {
      const memberId = owner();
      if (memberId === null) return;
      await storage.change(`${prefixOf(memberId)}${name}`, () => undefined);
    },
    async hasAny(memberId) {
      await prune();
      return nextEnd.read() !== null && storage.hasAny(prefixOf(memberId));
    },
    async forget(memberId) {
      if (nextEnd.read() !== null) await storage.removeAll(prefixOf(memberId));
    },
    prune,
  };
}

/** A stored value whose time is not over. */
function live(stored: unknown): { value: unknown; until: string } | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('value' in stored && 'until' in stored && typeof stored.until === 'string'))
    return undefined;
  const { value, until } = stored;
  return Date.parse(until) > Date.now() ? { value, until } : undefined;
}
