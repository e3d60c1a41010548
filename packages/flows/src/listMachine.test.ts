import { ApiError } from '@saudagar/contract';
import { markKept } from '@saudagar/portal/machines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { ListEvent, ListPage, ListTag } from './listContext.ts';
import { listMachine } from './listMachine.ts';

interface Shop {
  id: string;
  name: string;
}
interface ShopQuery {
  search: string;
}
type Answer = (request: { query: ShopQuery; cursor: string | null }) => Promise<ListPage<Shop>>;

const shopsMachine = listMachine<ShopQuery, Shop>({
  id: 'shops',
  isNarrowed: ({ search }) => search !== '',
  idOf: ({ id }) => id,
});

const shop = (id: string): Shop => ({ id, name: `Shop ${id}` });
const page = (ids: string[], cursor: string | null = null, total: number | null = null) =>
  Promise.resolve({ items: ids.map(shop), cursor, total });

function startShops(answer: Answer) {
  const loadPage = vi.fn(answer);
  const logFailure = vi.fn();
  const subscriptions: { query: ShopQuery; send: (event: ListEvent<ShopQuery, Shop>) => void }[] =
    [];
  let subscribe = () => {};
  let returnNetwork = () => {};
  const clock = new SimulatedClock();
  const machine = shopsMachine.provide({
    actors: {
      loadPage: fromPromise(({ input }) => loadPage(input)),
      subscribe: fromCallback(({ input, sendBack }) => {
        subscribe();
        const subscription = { query: input.query, send: sendBack };
        subscriptions.push(subscription);
        return () => void subscriptions.splice(subscriptions.indexOf(subscription), 1);
      }),
      watchNetwork: fromCallback(({ sendBack }) => {
        returnNetwork = () => sendBack({ type: 'network.returned' });
      }),
    },
    actions: { logFailure },
  });
  const actor = createActor(machine, { clock, input: { query: { search: '' } } });
  const has = (tag: ListTag) => waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  const ids = () => actor.getSnapshot().context.items.map(({ id }) => id);
  return {
    ...{ actor, clock, has, ids, loadPage, logFailure, subscriptions },
    failSubscriptions: (failure: Error | null) => {
      subscribe = () => {
        if (failure) throw failure;
      };
    },
    returnNetwork: () => returnNetwork(),
  };
}

afterEach(() => vi.restoreAllMocks());

describe('reading a list', () => {
  it('a list shows the first page, and appends the next without duplicates', async () => {
    const { actor, has, ids } = startShops(({ cursor }) =>
      cursor ? page(['2', '3']) : page(['1', '2'], 'next', 3),
    );
    actor.start();
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    await has('some');
    expect(actor.getSnapshot().context.total).toBe(3);
    actor.send({ type: 'list.moreRequested' });
    expect(actor.getSnapshot().hasTag('loadingMore')).toBe(true);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('loadingMore'));
    expect(ids()).toEqual(['1', '2', '3']);
    expect(actor.getSnapshot().can({ type: 'list.moreRequested' })).toBe(false);
  });

  // SHELL-193
  it('a list shows what the device kept with its age, and replaces it', async () => {
    const since = '2026-11-20T10:00:00Z';
    const answers = [page(['1']).then((kept) => markKept(kept, since)), page(['2'])];
    const { actor, has, ids, loadPage } = startShops(() => answers.shift() ?? page([]));
    actor.start();
    const { context } = await has('refreshing');
    expect(context).toMatchObject({ items: [shop('1')], keptAt: since });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('refreshing'));
    expect([ids(), actor.getSnapshot().context.keptAt]).toEqual([['2'], null]);
    const query = { search: '' };
    expect(loadPage.mock.calls).toEqual([
      [{ query, cursor: null, mayBeKept: true }],
      [{ query, cursor: null }],
    ]);
  });

  it('an empty list differs from a search without matches', async () => {
    const { actor, clock, has } = startShops(() => page([]));
    actor.start();
    await has('empty');
    actor.send({ type: 'list.queried', query: { search: 'batik' } });
    clock.increment(150);
    await has('unmatched');
  });

  it('a list knows that the server stopped counting', async () => {
    let isMore = true;
    const { actor, has } = startShops(() =>
      Promise.resolve({ items: [shop('1')], cursor: null, total: 1000, isMore }),
    );
    expect(actor.getSnapshot().context.isMore).toBe(false);
    actor.start();
    await has('some');
    expect(actor.getSnapshot().context).toMatchObject({ total: 1000, isMore: true });
    isMore = false;
    actor.send({ type: 'list.refreshed' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('refreshing'));
    expect(actor.getSnapshot().context.isMore).toBe(false);
  });

  // TND-050, WID-108, WID-109, WID-118
  it('a failed first page is logged and retried, also when the network returns', async () => {
    let isDown = true;
    const shops = startShops(() =>
      isDown ? Promise.reject(new ApiError('network')) : page(['1']),
    );
    shops.actor.start();
    await shops.has('failed');
    expect(shops.actor.getSnapshot().context.failure?.kind).toBe('network');
    expect(shops.logFailure).toHaveBeenCalledOnce();
    shops.actor.send({ type: 'list.retried' });
    await shops.has('failed');
    isDown = false;
    shops.returnNetwork();
    await shops.has('some');
    expect(shops.actor.getSnapshot().context.failure).toBeNull();
  });

  it('a failed next page or refresh keeps the known items', async () => {
    let isDown = false;
    const shops = startShops(({ cursor }) =>
      isDown ? Promise.reject(new ApiError('server')) : page([cursor ? '2' : '1'], 'next'),
    );
    shops.actor.start();
    await shops.has('some');
    isDown = true;
    shops.actor.send({ type: 'list.moreRequested' });
    await shops.has('moreFailed');
    shops.actor.send({ type: 'list.refreshed' });
    await shops.has('refreshFailed');
    expect(shops.ids()).toEqual(['1']);
    expect(shops.logFailure).toHaveBeenCalledTimes(2);
    isDown = false;
    shops.actor.send({ type: 'list.moreRequested' });
    await waitFor(shops.actor, ({ context }) => context.items.length === 2);
  });
});

describe('searching a list', () => {
  it('a search is sent once after the last key, and drops outdated replies', async () => {
    const late = Promise.withResolvers<ListPage<Shop>>();
    const { actor, clock, has, ids, loadPage } = startShops(({ query: { search } }) =>
      search === '' ? late.promise : page([search]),
    );
    actor.start();
    actor.send({ type: 'list.queried', query: { search: 'b' } });
    clock.increment(100);
    actor.send({ type: 'list.queried', query: { search: 'ba' } });
    clock.increment(150);
    await has('some');
    late.resolve(await page(['old']));
    await late.promise;
    expect(ids()).toEqual(['ba']);
    expect(loadPage).toHaveBeenCalledTimes(2);
  });

  it('an unchanged query is not sent again', async () => {
    const { actor, has, loadPage } = startShops(() => page(['1']));
    actor.start();
    await has('some');
    actor.send({ type: 'list.queried', query: { search: '' } });
    expect(actor.getSnapshot().hasTag('some')).toBe(true);
    expect(loadPage).toHaveBeenCalledOnce();
  });
});

describe('changes of a list from elsewhere', () => {
  it('a change from elsewhere updates the items and the total', async () => {
    const { actor, has, ids, subscriptions } = startShops(() => page(['1', '2'], null, 2));
    actor.start();
    await has('some');
    subscriptions[0]?.send({
      type: 'items.changed',
      change: (items) => items.filter(({ id }) => id !== '1'),
      by: -1,
    });
    expect(ids()).toEqual(['2']);
    expect(actor.getSnapshot().context.total).toBe(1);
    subscriptions[0]?.send({ type: 'items.changed', change: () => [] });
    await has('empty');
  });

  it('a list is read again after a change during a read', async () => {
    const first = Promise.withResolvers<ListPage<Shop>>();
    const answers = [first.promise, page(['1'])];
    const { actor, has, ids, loadPage, subscriptions } = startShops(
      () => answers.shift() ?? page([]),
    );
    actor.start();
    subscriptions[0]?.send({ type: 'items.changed', change: (items) => items });
    first.resolve(await page(['1', 'removed']));
    await has('refreshing');
    await waitFor(actor, (snapshot) => !snapshot.hasTag('refreshing'));
    expect(ids()).toEqual(['1']);
    expect(loadPage).toHaveBeenCalledTimes(2);
  });

  it('a change of the query restarts the subscription', async () => {
    const { actor, subscriptions } = startShops(() => page(['1']));
    actor.start();
    actor.send({ type: 'list.queried', query: { search: 'batik' } });
    expect(subscriptions.map(({ query }) => query.search)).toEqual(['batik']);
  });

  it('a refresh retries a failed subscription', async () => {
    const shops = startShops(() => page(['1']));
    shops.failSubscriptions(new Error('no channel'));
    shops.actor.start();
    await shops.has('some');
    expect(shops.logFailure).toHaveBeenCalledOnce();
    expect(shops.subscriptions).toEqual([]);
    shops.failSubscriptions(null);
    shops.actor.send({ type: 'list.refreshed' });
    expect(shops.subscriptions).toHaveLength(1);
  });
});
