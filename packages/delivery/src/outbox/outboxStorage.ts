import type { Drafts } from '@saudagar/portal/machines';
import {
  changeOutbox,
  type OutboxChange,
  type Outgoing,
  readOutgoing,
  toPersisted,
} from './outgoing.ts';

/** Storage name of a member's outgoing messages. */
const NAME = 'messaging.outbox';

/** The browser's storage of outgoing messages, without their files. */
export interface OutboxStorage {
  change(change: OutboxChange): void;
  /** Reports changes by other tabs, and the messages they removed. */
  watch(onChange: (items: readonly Outgoing[], removed: readonly string[]) => void): () => void;
}

/** All stored outgoing messages. */
export const findOutgoing = async (drafts: Drafts, signal: AbortSignal) =>
  readOutgoing(await drafts.read(NAME, signal));

/** Persists this tab's changes to outgoing messages. A failing storage is only logged. */
export function outboxStorage(drafts: Drafts): OutboxStorage {
  /** Messages known to be stored: only these can have been removed elsewhere. */
  const storedIds = new Set<string>();

  async function change(change: OutboxChange) {
    if (change.type === 'removed') storedIds.delete(change.clientId);
    try {
      await drafts.change(NAME, (storedDraft) =>
        toPersisted(changeOutbox(readOutgoing(storedDraft), change)),
      );
      if (change.type === 'put') storedIds.add(change.item.clientId);
    } catch (error) {
      console.info('saudagar: a message on its way could not be kept', error);
    }
  }

  return {
    change: (one) => void change(one),
    watch(onChange) {
      const control = new AbortController();
      async function check() {
        const before = [...storedIds];
        const items = await findOutgoing(drafts, control.signal).catch(() => null);
        if (!items || control.signal.aborted) return;
        const now = new Set(items.map(({ clientId }) => clientId));
        for (const clientId of now) storedIds.add(clientId);
        const removed = before.filter((clientId) => storedIds.has(clientId) && !now.has(clientId));
        for (const clientId of removed) storedIds.delete(clientId);
        onChange(items, removed);
      }
      // One look at a time: what one finds may be removed by the next.
      let checking = Promise.resolve();
      const stop = drafts.watch(NAME, () => {
        checking = checking.then(check);
      });
      return () => {
        control.abort();
        stop();
      };
    },
  };
}
