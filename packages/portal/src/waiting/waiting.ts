import { ApiError, type Client, type Endpoint } from '@saudagar/contract';
import { loadWhenIdle } from '@saudagar/ui/machines';
import type { StoredValueOptions } from '../storage/storedValue.ts';
import type { Call, WaitingParts, WaitingRef } from './waitingHost.ts';
import type { WaitingWrite } from './waitingWrite.ts';

/**
 * The member's writes that wait on this device because the server could not be reached. They are
 * sent by themselves, in order.
 */
export interface Waiting {
  /** All of them, oldest first, with those that were refused; the same array until one changes. */
  read(): readonly WaitingWrite[];
  /** Calls back on every change; returns the unsubscriber. */
  subscribe(onChange: () => void): () => void;
  /**
   * Resolves with the reply, as the server sent it, once a subject's write is sent; undefined when
   * another tab sent it.
   * @throws ApiError when it was refused; of kind `aborted` when the member has removed it
   */
  outcome(subject: string): Promise<unknown>;
  /** Tries a refused one again. */
  retry(id: string): void;
  /** Removes one; one that is being sent may still arrive. */
  remove(id: string): void;
}

/** True when writes of a member may wait, so that nothing is loaded where none do. */
export const storedMayHaveAny: StoredValueOptions<boolean> = {
  key: 'saudagar.waiting.v1',
  isMembers: true,
  fallback: false,
  parse: (stored) => (typeof stored === 'boolean' ? stored : null),
};

/** The server did not answer, whatever it was asked. */
const isAway = ({ kind }: ApiError) => kind === 'network' || kind === 'timeout';

const NONE: readonly WaitingWrite[] = [];

/**
 * Creates a portal's waiting writes, and the client that lets writes wait. The machine that sends
 * them is loaded on the first one.
 */
export function createWaiting(parts: WaitingParts): {
  waiting: Waiting;
  client: Client;
  /** Sends what an earlier visit left. */
  start: () => void;
} {
  const { client, mayHaveAny } = parts;
  const listeners = new Set<() => void>();
  let actor: WaitingRef | null = null;

  const running = () => (actor?.getSnapshot().status === 'active' ? actor : null);
  const read = () => running()?.getSnapshot().context.items ?? NONE;
  const load = () => import('./waitingActors.ts');

  const opened = {
    ...parts,
    running,
    follow(next: WaitingRef) {
      actor = next;
      next.subscribe(({ context, value }) => {
        const hasAny = context.items.length > 0;
        if (value !== 'finding' && mayHaveAny().read() !== hasAny) mayHaveAny().write(hasAny);
        for (const listener of listeners) listener();
      });
    },
  };

  async function call(endpoint: Endpoint, { waits, ...options }: Call = {}): Promise<unknown> {
    const send = () => client.call(endpoint, options as never) as Promise<unknown>;
    if (!waits || !endpoint.mayWait) {
      const reply = await send();
      running()?.send({ type: 'network.returned' });
      return reply;
    }
    const at = new Date().toISOString();
    // Nothing waits before it.
    const sent = mayHaveAny().read() ? null : send();
    const failure = await sent?.then(
      () => null,
      (error: unknown) => ApiError.from(error),
    );
    if (failure === null || (failure && !isAway(failure))) return sent;
    const { storeWrite } = await load().catch(() => ({ storeWrite: null }));
    return storeWrite
      ? storeWrite(opened, { endpoint, options, waits, at, failure, send })
      : (sent ?? send());
  }

  const waiting: Waiting = {
    read,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    outcome: async (subject) => (await load()).outcomeOf(running(), subject),
    retry: (id) => running()?.send({ type: 'write.retried', id }),
    remove: (id) => running()?.send({ type: 'write.removed', id }),
  };

  return {
    waiting,
    client: { ...client, call: call as Client['call'] },
    start() {
      // A page that loses the network cannot load it any more.
      if (!mayHaveAny().read()) loadWhenIdle([{ load: () => load().catch(() => {}) }]);
      else
        load()
          .then(({ openQueue }) => openQueue(opened))
          .catch(() => {});
    },
  };
}
