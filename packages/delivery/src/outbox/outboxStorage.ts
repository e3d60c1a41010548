import type { Drafts } from '@saudagar/portal/machines';
import {
  changeOutbox,
  type OutboxChange,
  type Outgoing,
  readOutgoing,
  toPersisted,
} from './outgoing.ts';

/** Name under which a member's messages on their way are kept. */
const NAME = 'messaging.outbox';

/** What the browser keeps of the messages on their way, beside their files. */
export interface OutboxStorage {
  change(change: OutboxChange): void;
  /** Tells what another tab made of it, and what it took out of it. */
  watch(publish: (items: readonly Outgoing[], removed: readonly string[]) => void): () => void;
}

/** All that is kept. */
export const findOutgoing = async (drafts: Drafts, signal: AbortSignal) =>
  readOutgoing(await drafts.read(NAME, signal));

/** Follows what this tab does to what is on its way. Where the browser keeps nothing, only that is logged. */
export function outboxStorage(drafts: Drafts): OutboxStorage {
  /** What is known to be kept: only that can have been taken out elsewhere. */
  const stored = new Set<string>();

  async function change(change: OutboxChange) {
    if (change.type === 'taken') stored.delete(change.clientId);
    try {
      await drafts.change(NAME, (found) => toPersisted(changeOutbox(readOutgoing(found), change)));
      if (change.type === 'put') stored.add(change.item.clientId);
    } catch (error) {
      console.info('saudagar: a message on its way could not be kept', error);
    }
  }

  return {
    change: (one) => void change(one),
    watch(publish) {
      const control = new AbortController();
      async function look() {
        const before = [...stored];
        const items = await findOutgoing(drafts, control.signal).catch(() => null);
        if (!items || control.signal.aborted) return;
        const now = new Set(items.map(({ clientId }) => clientId));
        for (const clientId of now) stored.add(clientId);
        const removed = before.filter((clientId) => stored.has(clientId) && !now.has(clientId));
        for (const clientId of removed) stored.delete(clientId);
        publish(items, removed);
      }
      // One look after the other: what one has found may be gone in the next.
      let looking = Promise.resolve();
      const stop = drafts.watch(NAME, () => {
        looking = looking.then(look);
      });
      return () => {
        control.abort();
        stop();
      };
    },
  };
}
