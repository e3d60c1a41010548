import type { Drafts } from '@saudagar/portal/machines';
import {
  changeOutbox,
  keptOutgoing,
  type OutboxChange,
  type Outgoing,
  readOutgoing,
} from './outgoing.ts';

/** Storage name of a member's outgoing messages. */
const NAME = 'messaging.outbox';

/** The browser's storage of outgoing messages, without their files. */
export interface KeptOutbox {
  change(change: OutboxChange): void;
  /** Reports changes by other tabs, and the messages they removed. */
  watch(tell: (items: readonly Outgoing[], gone: readonly string[]) => void): () => void;
}

/** All stored outgoing messages. */
export const findOutgoing = async (drafts: Drafts, signal: AbortSignal) =>
  readOutgoing(await drafts.read(NAME, signal));

/** Persists this tab's changes to outgoing messages. A failing storage is only logged. */
export function keptOutbox(drafts: Drafts): KeptOutbox {
  /** Messages known to be stored: only these can have been removed elsewhere. */
  const kept = new Set<string>();

  async function change(change: OutboxChange) {
    if (change.type === 'taken') kept.delete(change.clientId);
    try {
      await drafts.change(NAME, (found) => keptOutgoing(changeOutbox(readOutgoing(found), change)));
      if (change.type === 'put') kept.add(change.item.clientId);
    } catch (error) {
      console.info('saudagar: a message on its way could not be kept', error);
    }
  }

  return {
    change: (one) => void change(one),
    watch(tell) {
      const control = new AbortController();
      async function look() {
        const before = [...kept];
        const items = await findOutgoing(drafts, control.signal).catch(() => null);
        if (!items || control.signal.aborted) return;
        const now = new Set(items.map(({ clientId }) => clientId));
        for (const clientId of now) kept.add(clientId);
        const gone = before.filter((clientId) => kept.has(clientId) && !now.has(clientId));
        for (const clientId of gone) kept.delete(clientId);
        tell(items, gone);
      }
      // One look at a time: what one finds may be removed by the next.
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
