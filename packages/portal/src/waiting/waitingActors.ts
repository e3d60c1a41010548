import { ApiError, endpoint } from '@saudagar/contract';
import { fromCallback, fromPromise, waitFor } from 'xstate';
import { watchPage } from '../provider/watchPage.ts';
import type { StoredCall, WaitingHost, WaitingParts, WaitingRef } from './waitingHost.ts';
import { waitingMachine } from './waitingMachine.ts';
import {
  changeWaiting,
  readWaiting,
  type WaitingChange,
  type WaitingWrite,
  waitingWrite,
} from './waitingWrite.ts';

/** Name of what waits, beside the member's drafts. */
const NAME = 'portal.waiting';

/** Implements waiting writes with the member's drafts, which survive reload and expiry. */
function bindWaiting({ client, drafts, session }: WaitingParts) {
  const isSignedIn = () => session.getSnapshot().context.ended === null;
  const read = async (signal: AbortSignal) => readWaiting(await drafts.read(NAME, signal));
  const logFailure = (error: unknown) => console.info('saudagar: waiting', error);
  /** Becomes false when the browser stores nothing: then this tab's writes are all there are. */
  let canStore = true;
  let storing: Promise<void> = Promise.resolve();

  function store(change: WaitingChange): Promise<void> {
    storing = storing
      .then(() =>
        drafts.change(NAME, (stored) => {
          const next = changeWaiting(readWaiting(stored), change);
          return next.length > 0 ? next : undefined;
        }),
      )
      .catch((error: unknown) => {
        canStore = false;
        logFailure(error);
      });
    return storing;
  }

  /** One tab sends at a time; what another one has sent meanwhile is no longer stored. */
  async function send(item: WaitingWrite, signal: AbortSignal): Promise<unknown> {
    if (!isSignedIn()) throw new ApiError('unauthorized');
    await storing;
    const stored = canStore ? await read(signal).catch(() => null) : null;
    if (stored && !stored.some(({ id }) => id === item.id)) return undefined;
    const { params, body } = item;
    const call = endpoint({ ...item.endpoint, summary: '', idempotent: true });
    const reply: unknown = await client.call(call, { params, body } as never);
    await store({ type: 'removed', id: item.id });
    return reply ?? null;
  }

  return waitingMachine.provide({
    actors: {
      findStored: fromPromise(({ signal }) => read(signal)),
      sendWrite: fromPromise(({ input, signal }) =>
        'locks' in navigator
          ? navigator.locks.request('saudagar.waiting', { signal }, () => send(input, signal))
          : send(input, signal),
      ),
      watchStored: fromCallback(({ sendBack }) => {
        const control = new AbortController();
        const stop = drafts.watch(NAME, async () => {
          await storing;
          const items = await read(control.signal).catch(() => null);
          if (items && !control.signal.aborted) sendBack({ type: 'storage.changed', items });
        });
        return () => {
          control.abort();
          stop();
        };
      }),
      watchReturn: fromCallback(({ sendBack }) => {
        const notify = () => sendBack({ type: 'network.returned' });
        let wasSignedIn = isSignedIn();
        const { unsubscribe } = session.subscribe(() => {
          if (isSignedIn() && !wasSignedIn) notify();
          wasSignedIn = isSignedIn();
        });
        const stop = watchPage(notify);
        return () => {
          unsubscribe();
          stop();
        };
      }),
    },
    actions: {
      store: (_, { change }) => void store(change),
      logFailure: (_, { error }) => logFailure(error),
    },
  });
}

/** Starts the machine, and finds what an earlier visit left. */
export async function openQueue(host: WaitingHost): Promise<WaitingRef> {
  let queue = host.running();
  if (!queue) {
    queue = host.actors.start('portal.waiting', bindWaiting(host), undefined);
    host.follow(queue);
  }
  await waitFor(queue, (snapshot) => !snapshot.matches('finding'));
  return queue;
}

/**
 * Stores a write that could not be sent, or must queue behind others.
 * @throws ApiError of kind `waiting` once it is stored; the failure of the call otherwise
 */
export async function storeWrite(host: WaitingHost, call: StoredCall): Promise<unknown> {
  const { endpoint, options, waits, at, failure, send } = call;
  const ownerNow = () => host.session.getSnapshot().context.owner;
  // The member may not be known yet.
  await waitFor(host.session, (snapshot) => ownerNow() !== null || !snapshot.hasTag('checking'));
  const owner = ownerNow();
  const queue = owner === null ? null : await openQueue(host).catch(() => null);
  if (!queue || ownerNow() !== owner) {
    if (failure) throw failure;
    return send();
  }
  const isBusy = queue.getSnapshot().context.items.some(({ refusal }) => refusal === null);
  if (!failure && !isBusy) {
    try {
      return await send();
    } catch (error) {
      const { kind } = ApiError.from(error);
      if (kind !== 'network' && kind !== 'timeout') throw error;
    }
  }
  queue.send({ type: 'write.made', item: waitingWrite(endpoint, { ...options, waits }, at) });
  throw new ApiError('waiting');
}

/** Resolves with the reply to a subject's write; undefined when none waits, or another tab sent it. */
export function outcomeOf(queue: WaitingRef | null, subject: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const isWaiting = queue?.getSnapshot().context.items.some((item) => item.subject === subject);
    if (!queue || !isWaiting) return resolve(undefined);
    const { unsubscribe } = queue.on('*', (news) => {
      if (news.item.subject !== subject) return;
      unsubscribe();
      if (news.type === 'write.sent') resolve(news.reply);
      else reject(news.type === 'write.refused' ? news.failure : new ApiError('aborted'));
    });
  });
}
