import { ApiError, type Client, type Endpoint, type Waits } from '@saudagar/contract';
import { type ActorRefFrom, waitFor } from 'xstate';
import type { Drafts } from '../drafts/drafts.ts';
import type { ActorRegistry } from '../provider/actorRegistry.ts';
import type { SessionRef } from '../provider/rootMachine.ts';
import type { StoredValue, StoredValueOptions } from '../storage/storedValue.ts';
import type { waitingMachine } from './waitingMachine.ts';
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
  /** Removes one that is not being sent. */
  remove(id: string): void;
}

interface WaitingParts {
  client: Client;
  drafts: Drafts;
  session: SessionRef;
  actors: ActorRegistry;
  /** True when this device may store writes of the page's member that wait. */
  mayHaveAny: () => StoredValue<boolean>;
}

type WaitingRef = ActorRefFrom<typeof waitingMachine>;

interface Call {
  params?: unknown;
  body?: unknown;
  waits?: Waits | undefined;
}

/** Whether anything of a member may wait, so that nothing is loaded where nothing does. */
export const storedMayHaveAny: StoredValueOptions<boolean> = {
  key: 'saudagar.waiting.v1',
  isMembers: true,
  fallback: false,
  parse: (stored) => (typeof stored === 'boolean' ? stored : null),
};

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
  const { client, session, actors, mayHaveAny } = parts;
  const listeners = new Set<() => void>();
  let actor: WaitingRef | null = null;

  const running = () => (actor?.getSnapshot().status === 'active' ? actor : null);
  const read = () => running()?.getSnapshot().context.items ?? NONE;
  const ownerNow = () => session.getSnapshot().context.owner;
  const knownOwner = async () =>
    (await waitFor(session, (snapshot) => !snapshot.hasTag('checking'))).context.owner;
  const load = () => import('./waitingActors.ts');

  async function open(): Promise<WaitingRef> {
    const { provideWaiting } = await load();
    const next = running() ?? actors.start('portal.waiting', provideWaiting(parts), undefined);
    if (next !== actor) {
      actor = next;
      next.subscribe(({ context, value }) => {
        const hasAny = context.items.length > 0;
        if (value !== 'finding' && mayHaveAny().read() !== hasAny) mayHaveAny().write(hasAny);
        for (const listener of listeners) listener();
      });
    }
    await waitFor(next, (snapshot) => !snapshot.matches('finding'));
    return next;
  }

  /** Returns the machine when a write must queue behind others. */
  async function busy(): Promise<WaitingRef | null> {
    const opened = running() ?? (mayHaveAny().read() ? await open().catch(() => null) : null);
    return opened?.getSnapshot().context.items.some(({ refusal }) => refusal === null)
      ? opened
      : null;
  }

  async function call(endpoint: Endpoint, { waits, ...options }: Call = {}): Promise<unknown> {
    if (!waits || !endpoint.mayWait) {
      const reply = await client.call(endpoint, options as never);
      running()?.send({ type: 'network.returned' });
      return reply;
    }
    // A page without a network may not be able to load it.
    load().catch(() => {});
    const at = new Date().toISOString();
    const owner = ownerNow();
    let queue = await busy();
    if (!queue) {
      try {
        return await client.call(endpoint, options as never);
      } catch (error) {
        if (!['network', 'timeout'].includes(ApiError.from(error).kind)) throw error;
        // The member may not be known yet, or be another one by now.
        const asker = owner ?? (await knownOwner());
        queue = asker === null ? null : await open().catch(() => null);
        if (!queue || ownerNow() !== asker) throw error;
      }
    }
    const { waitingWrite } = await load();
    queue.send({ type: 'write.made', item: waitingWrite(endpoint, { ...options, waits }, at) });
    throw new ApiError('waiting');
  }

  const waiting: Waiting = {
    read,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    outcome: (subject) =>
      new Promise((resolve, reject) => {
        const queue = running();
        if (!queue || !read().some((item) => item.subject === subject)) return resolve(undefined);
        const { unsubscribe } = queue.on('*', (news) => {
          if (news.item.subject !== subject) return;
          unsubscribe();
          if (news.type === 'write.sent') resolve(news.reply);
          else reject(news.type === 'write.refused' ? news.failure : new ApiError('aborted'));
        });
      }),
    retry: (id) => running()?.send({ type: 'write.retried', id }),
    remove: (id) => running()?.send({ type: 'write.removed', id }),
  };

  return {
    waiting,
    client: { ...client, call: call as Client['call'] },
    start() {
      if (mayHaveAny().read()) void open().catch(() => {});
    },
  };
}
