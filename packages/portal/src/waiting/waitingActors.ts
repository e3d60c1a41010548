import { ApiError, type Client, endpoint } from '@saudagar/contract';
import { fromCallback, fromPromise } from 'xstate';
import type { Drafts } from '../drafts/drafts.ts';
import type { SessionRef } from '../provider/rootMachine.ts';
import { watchPage } from '../provider/watchPage.ts';
import { waitingMachine } from './waitingMachine.ts';
import {
  changeWaiting,
  readWaiting,
  type WaitingChange,
  type WaitingWrite,
} from './waitingWrite.ts';

export { waitingWrite } from './waitingWrite.ts';

/** Name of what waits, beside the member's drafts. */
const NAME = 'portal.waiting';

export interface WaitingParts {
  /** The client that calls the server and lets nothing wait. */
  client: Client;
  drafts: Drafts;
  session: SessionRef;
}

/** Implements waiting writes with the member's drafts, which survive reload and expiry. */
export function provideWaiting({ client, drafts, session }: WaitingParts) {
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
