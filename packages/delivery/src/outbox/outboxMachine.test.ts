import { ApiError, type Message } from '@saudagar/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { messageOf, outgoingOf } from '../message.testing.ts';
import { outboxMachine } from './outboxMachine.ts';
import type { KeeperOrder, OutboxEvent } from './outboxSetup.ts';
import type { Outgoing } from './outgoing.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));
const network = new ApiError('network');
const server = new ApiError('server', { status: 500 });

async function start(stored: readonly Outgoing[] | Error = [], keeperFailures = 0) {
  const clock = new SimulatedClock();
  const sent: { clientId: string; publish: (event: OutboxEvent) => void; item: Outgoing }[] = [];
  const orders: string[] = [];
  const logFailure = vi.fn();
  const acknowledged: Message[] = [];
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        findPersisted: fromPromise(async () => {
          if (stored instanceof Error) throw stored;
          return stored;
        }),
        sendMessage: fromCallback<OutboxEvent, Outgoing>(({ input: item, sendBack: publish }) => {
          sent.push({ clientId: item.clientId, publish, item });
        }),
        keeper: fromCallback<KeeperOrder>(({ receive }) => {
          if (logFailure.mock.calls.length < keeperFailures) throw new Error('no storage');
          receive(({ change }) => orders.push(change.type));
        }),
        watchRooms: fromCallback<OutboxEvent>(() => {}),
      },
      actions: { logFailure },
    }),
    { clock },
  );
  actor.on('message.acknowledged', ({ message }) => acknowledged.push(message));
  actor.start();
  await passOn();
  const attempt = () => {
    const last = sent.at(-1);
    if (!last) throw new Error('Nothing was sent');
    return last;
  };
  return {
    actor,
    clock,
    sent,
    orders,
    logFailure,
    acknowledged,
    write: (clientId: string, more: Partial<Outgoing> = {}) =>
      actor.send({ type: 'message.written', item: outgoingOf(clientId, more) }),
    succeed: () =>
      attempt().publish({ type: 'send.succeeded', item: attempt().item, message: messageOf(1) }),
    fail: (error: unknown) =>
      attempt().publish({ type: 'send.failed', item: attempt().item, error }),
    tries: () => sent.map(({ clientId }) => clientId),
    left: () => actor.getSnapshot().context.items,
    is: (state: 'resting' | 'sending' | 'pausing') =>
      actor.getSnapshot().matches({ working: state }),
  };
}

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a message', () => {
  it('is kept by a keeper that failed once and started again', async () => {
    const { write, succeed, orders, logFailure } = await start([], 1);
    expect(logFailure).toHaveBeenCalledOnce();
    write('a');
    succeed();
    expect(orders).toEqual(['put', 'taken']);
  });

  it('is kept, sent, and gone once it is acknowledged', async () => {
    const { write, succeed, left, orders, acknowledged, is } = await start();
    write('a');
    expect(is('sending')).toBe(true);
    expect(left()).toHaveLength(1);
    succeed();
    expect(left()).toEqual([]);
    expect(orders).toEqual(['put', 'taken']);
    expect(acknowledged).toHaveLength(1);
    expect(is('resting')).toBe(true);
  });

  it('waits for the one before it in its room, and not for other rooms', async () => {
    const { write, succeed, tries } = await start();
    write('a');
    write('b');
    write('c', { roomId: 'other' });
    expect(tries()).toEqual(['a', 'c']);
    succeed();
    expect(tries()).toEqual(['a', 'c']);
  });

  it('without a network is tried until there is one, in its turn', async () => {
    const { write, fail, clock, tries, is, left } = await start();
    write('a');
    write('b');
    for (const ms of [500, 1000, 2000, 4000, 8000]) {
      fail(network);
      expect(is('pausing')).toBe(true);
      clock.increment(ms);
    }
    expect(tries()).toEqual(Array(6).fill('a'));
    expect(left().every(({ failure }) => failure === undefined)).toBe(true);
  });

  it('is tried at once where the server can be reached again', async () => {
    const { actor, write, fail, tries } = await start();
    write('a');
    fail(network);
    actor.send({ type: 'way.cleared' });
    expect(tries()).toEqual(['a', 'a']);
  });

  it('waits as long as a busy server asks for', async () => {
    const { write, fail, clock, tries } = await start();
    write('a');
    fail(new ApiError('refused', { status: 429, retryAfter: 7 }));
    clock.increment(6999);
    expect(tries()).toEqual(['a']);
    clock.increment(1);
    expect(tries()).toEqual(['a', 'a']);
  });

  it('waits for who has to sign in again', async () => {
    const { write, fail, left } = await start();
    write('a');
    fail(new ApiError('unauthorized', { status: 401 }));
    expect(left()[0]?.failure).toBeUndefined();
  });

  it('that the server refuses is given up at once, in its words, and the next goes on', async () => {
    const { write, fail, tries, left, orders } = await start();
    write('a');
    write('b');
    fail(new ApiError('refused', { status: 422, detail: 'Too long' }));
    expect(left()[0]?.failure).toBe('Too long');
    expect(tries()).toEqual(['a', 'b']);
    expect(orders).toEqual(['put', 'put', 'failed']);
  });

  it('with a file too large for a proxy says so until it is tried again', async () => {
    const { actor, write, fail, left } = await start();
    write('a', { files: [new File(['x'], 'x.txt')] });
    fail(new ApiError('refused', { status: 413 }));
    expect(left()[0]).toMatchObject({ failure: null, isOverProxyLimit: true });
    actor.send({ type: 'message.retried', clientId: 'a' });
    expect(left()[0]).not.toHaveProperty('isOverProxyLimit');
    fail(new ApiError('refused', { status: 413, detail: 'x.txt: File is too large' }));
    expect(left()[0]).not.toHaveProperty('isOverProxyLimit');
  });

  it('is given up after the third fault of the server', async () => {
    const { write, fail, clock, left } = await start();
    write('a');
    fail(server);
    clock.increment(500);
    fail(server);
    clock.increment(1000);
    fail(server);
    expect(left()[0]?.failure).toBeNull();
  });

  it('that was given up is sent again, or removed, by its member (MSG-056)', async () => {
    const { actor, write, fail, tries, left } = await start();
    write('a');
    write('b');
    fail(new ApiError('refused', { status: 422 }));
    fail(new ApiError('refused', { status: 422 }));
    actor.send({ type: 'message.retried', clientId: 'a' });
    expect(tries()).toEqual(['a', 'b', 'a']);
    actor.send({ type: 'message.removed', clientId: 'b' });
    expect(left().map(({ clientId }) => clientId)).toEqual(['a']);
    // On its way it can no longer be removed.
    actor.send({ type: 'message.removed', clientId: 'a' });
    expect(left()).toHaveLength(1);
  });

  it('that came back by the socket is gone, and its late failure is nobody’s', async () => {
    const { actor, write, fail, left, is } = await start();
    write('a');
    actor.send({ type: 'message.seen', clientIds: ['a'] });
    expect(left()).toEqual([]);
    fail(network);
    expect(is('resting')).toBe(true);
  });
});

describe('after a reload', () => {
  it('what was kept goes first', async () => {
    const { tries, left, succeed } = await start([outgoingOf('old'), outgoingOf('older')]);
    expect(left()).toHaveLength(2);
    succeed();
    expect(tries()).toEqual(['old', 'older']);
  });

  it('what was given up stays so', async () => {
    const { tries } = await start([outgoingOf('old', { failure: null })]);
    expect(tries()).toEqual([]);
  });

  it('a browser that keeps nothing sends all the same', async () => {
    const { write, tries } = await start(new Error('No storage'));
    write('a');
    expect(tries()).toEqual(['a']);
  });
});

describe('another tab', () => {
  it('sends what it wrote; this one does where that does not come to it', async () => {
    const { actor, clock, tries, left } = await start();
    actor.send({ type: 'storage.changed', items: [outgoingOf('theirs')], removed: [] });
    expect(left()).toHaveLength(1);
    expect(tries()).toEqual([]);
    clock.increment(20_000);
    expect(tries()).toEqual(['theirs']);
  });

  it('has sent it: shown until the room has been read, that it never is nowhere', async () => {
    const { actor, left } = await start();
    actor.send({ type: 'storage.changed', items: [outgoingOf('theirs')], removed: [] });
    actor.send({ type: 'storage.changed', items: [], removed: ['theirs'] });
    expect(left()).toHaveLength(1);
    actor.send({ type: 'room.read', roomId: 'room', clientIds: [] });
    expect(left()).toEqual([]);
  });
});
