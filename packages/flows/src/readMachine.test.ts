import { ApiError } from '@saudagar/contract';
import { markKept } from '@saudagar/portal/machines';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type ReadEvent, type ReadTag, readMachine } from './readMachine.ts';

interface Shop {
  name: string;
}

const shopMachine = readMachine<{ id: string }, Shop | null>({
  id: 'shop',
  isEmpty: (shop) => shop === null,
});

function startShop(load: () => Promise<Shop | null>) {
  const logFailure = vi.fn();
  let send: (event: ReadEvent<Shop | null>) => void = () => {};
  let failure: Error | null = null;
  const subscribe = vi.fn();
  const machine = shopMachine.provide({
    actors: {
      load: fromPromise(load),
      subscribe: fromCallback(({ sendBack }) => {
        subscribe();
        if (failure) throw failure;
        send = sendBack;
      }),
    },
    actions: { logFailure },
  });
  const actor = createActor(machine, { input: { query: { id: 'shop-1' } } });
  return {
    ...{ actor, logFailure, subscribe },
    has: (tag: ReadTag) => waitFor(actor, (snapshot) => snapshot.hasTag(tag)),
    notify: (event: ReadEvent<Shop | null>) => send(event),
    failSubscriptions: (error: Error | null) => {
      failure = error;
    },
  };
}

const refused = (status: number) => ApiError.fromAnswer(status, { detail: 'No' });

describe('reading a value', () => {
  // SHELL-193
  it('a value that the device kept is shown with its age until it is read', async () => {
    const since = '2026-11-20T10:00:00Z';
    const values = [markKept({ name: 'Batik' }, since), { name: 'Batik Parang' }];
    const shop = startShop(async () => values.shift() ?? null);
    shop.actor.start();
    const { context } = await shop.has('reading');
    expect(context).toMatchObject({ value: { name: 'Batik' }, keptAt: since });
    await waitFor(shop.actor, (snapshot) => !snapshot.hasTag('reading'));
    expect(shop.actor.getSnapshot().context).toMatchObject({
      value: { name: 'Batik Parang' },
      keptAt: null,
    });
  });

  it('a value is read once, changed from elsewhere, and read again when outdated', async () => {
    let name = 'Batik Parang';
    const shop = startShop(async () => ({ name }));
    shop.actor.start();
    await shop.has('ready');
    shop.notify({ type: 'read.changed', change: (value) => value && { name: `${value.name} II` } });
    expect(shop.actor.getSnapshot().context.value?.name).toBe('Batik Parang II');
    name = 'Batik Kawung';
    shop.notify({ type: 'read.outdated' });
    expect(shop.actor.getSnapshot().hasTag('reading')).toBe(true);
    expect(shop.actor.getSnapshot().hasTag('ready')).toBe(true);
    await waitFor(shop.actor, ({ context }) => context.value?.name === 'Batik Kawung');
  });

  it('a value outdated during its read is read again, and stays subscribed', async () => {
    const load = vi.fn<() => Promise<Shop>>();
    load.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue({ name: 'Batik' });
    const shop = startShop(load);
    shop.actor.start();
    shop.notify({ type: 'read.outdated' });
    await shop.has('ready');
    expect(load).toHaveBeenCalledTimes(2);
    expect(shop.subscribe).toHaveBeenCalledOnce();
  });

  it.each([
    ['forbidden', refused(403)],
    ['gone', refused(404)],
    ['failed', refused(500)],
  ] as const)('a value is %s after that server error', async (tag, failure) => {
    const shop = startShop(() => Promise.reject(failure));
    shop.actor.start();
    await shop.has(tag);
  });

  it('a missing value is shown as empty', async () => {
    const shop = startShop(async () => null);
    shop.actor.start();
    await shop.has('empty');
  });

  it('a value stays visible while a later read fails, until it is deleted', async () => {
    let answer: () => Promise<Shop> = async () => ({ name: 'Batik' });
    const shop = startShop(() => answer());
    shop.actor.start();
    await shop.has('ready');
    answer = () => Promise.reject(new ApiError('network'));
    shop.notify({ type: 'read.outdated' });
    await shop.has('readingFailed');
    expect(shop.actor.getSnapshot().context.value).toEqual({ name: 'Batik' });
    answer = () => Promise.reject(refused(404));
    shop.actor.send({ type: 'network.returned' });
    await shop.has('gone');
    expect(shop.actor.getSnapshot().context.value).toBeNull();
  });

  // SHELL-153, WID-110, WID-115
  it('a value is read again after a failure, and lost when an event says so', async () => {
    let isDown = true;
    const shop = startShop(async () => {
      if (isDown) throw new ApiError('timeout');
      return { name: 'Batik' };
    });
    shop.actor.start();
    await shop.has('failed');
    expect(shop.logFailure).toHaveBeenCalledOnce();
    isDown = false;
    shop.actor.send({ type: 'read.retried' });
    await shop.has('ready');
    shop.notify({ type: 'read.lost' });
    await shop.has('lost');
    expect(shop.actor.getSnapshot().hasTag('gone')).toBe(true);
    expect(shop.actor.getSnapshot().context.value).toBeNull();
    shop.notify({ type: 'read.outdated' });
    expect(shop.actor.getSnapshot().hasTag('lost')).toBe(true);
  });

  it('a read retries a failed subscription', async () => {
    const shop = startShop(async () => ({ name: 'Batik' }));
    shop.failSubscriptions(new Error('no channel'));
    shop.actor.start();
    await shop.has('ready');
    expect(shop.logFailure).toHaveBeenCalledOnce();
    shop.failSubscriptions(null);
    shop.actor.send({ type: 'network.returned' });
    expect(shop.subscribe).toHaveBeenCalledTimes(2);
  });
});
