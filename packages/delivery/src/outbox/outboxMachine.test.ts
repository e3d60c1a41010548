import { ApiError, type Message } from '@saudagar/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { messageOf, outgoingOf } from '../message.testing.ts';
import { outboxMachine } from './outboxMachine.ts';
import type { OutboxEvent, StorageCommand } from './outboxSetup.ts';
import type { Outgoing } from './outgoing.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));
const network = new ApiError('network');
const server = new ApiError('server', { status: 500 });

async function start(stored: readonly Outgoing[] | Error = [], storageFailures = 0) {
  const clock = new SimulatedClock();
  const sent: { clientId: string; sendBack: (event: OutboxEvent) => void; item: Outgoing }[] = [];
  const changes: string[] = [];
  const logFailure = vi.fn();
  const acknowledged: Message[] = [];
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        findPersisted: fromPromise(async () => {
          if (stored instanceof Error) throw stored;
          return stored;
        }),
        sendMessage: fromCallback<OutboxEvent, Outgoing>(({ input: item, sendBack }) => {
          sent.push({ clientId: item.clientId, sendBack, item });
        }),
        storage: fromCallback<StorageCommand>(({ receive }) => {
          if (logFailure.mock.calls.length < storageFailures) throw new Error('no storage');
          receive(({ change }) => changes.push(change.type));
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
    changes,
    logFailure,
    acknowledged,
    write: (clientId: string, more: Partial<Outgoing> = {}) =>
      actor.send({ type: 'message.written', item: outgoingOf(clientId, more) }),
    succeed: () =>
      attempt().sendBack({ type: 'send.succeeded', item: attempt().item, message: messageOf(1) }),
    fail: (error: unknown) =>
      attempt().sendBack({ type: 'send.failed', item: attempt().item, error }),
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

describe('an outgoing message', () => {
  it('a message is stored by a storage that failed once and restarted', async () => {
    const { write, succeed, changes, logFailure } = await start([], 1);
    expect(logFailure).toHaveBeenCalledOnce();
    write('a');
    succeed();
    expect(changes).toEqual(['put', 'removed']);
  });

  it('a message is stored, sent, and removed once acknowledged', async () => {
    const { write, succeed, left, changes, acknowledged, is } = await start();
    write('a');
    expect(is('sending')).toBe(true);
    expect(left()).toHaveLength(1);
    succeed();
    expect(left()).toEqual([]);
    expect(changes).toEqual(['put', 'removed']);
    expect(acknowledged).toHaveLength(1);
    expect(is('resting')).toBe(true);
  });

  it('a message waits for the previous one in its room, not for other rooms', async () => {
    const { write, succeed, tries } = await start();
    write('a');
    write('b');
    write('c', { roomId: 'other' });
    expect(tries()).toEqual(['a', 'c']);
    succeed();
    expect(tries()).toEqual(['a', 'c']);
  });

  it('a message without a network is retried in order until there is one', async () => {
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

  it('a message is retried at once when the server is reachable again', async () => {
    const { actor, write, fail, tries } = await start();
    write('a');
    fail(network);
    actor.send({ type: 'connection.restored' });
    expect(tries()).toEqual(['a', 'a']);
  });

  it('a message waits as long as a busy server asks', async () => {
    const { write, fail, clock, tries } = await start();
    write('a');
    fail(new ApiError('refused', { status: 429, retryAfter: 7 }));
    clock.increment(6999);
    expect(tries()).toEqual(['a']);
    clock.increment(1);
    expect(tries()).toEqual(['a', 'a']);
  });

  it('a message waits while its member has to sign in again', async () => {
    const { write, fail, left } = await start();
    write('a');
    fail(new ApiError('unauthorized', { status: 401 }));
    expect(left()[0]?.failure).toBeUndefined();
  });

  it("a rejected message fails at once with the server's text, the next is sent", async () => {
    const { write, fail, tries, left, changes } = await start();
    write('a');
    write('b');
    fail(new ApiError('refused', { status: 422, detail: 'Too long' }));
    expect(left()[0]?.failure).toBe('Too long');
    expect(tries()).toEqual(['a', 'b']);
    expect(changes).toEqual(['put', 'put', 'failed']);
  });

  it('a message with a file too large for a proxy says so until it is retried', async () => {
    const { actor, write, fail, left } = await start();
    write('a', { files: [new File(['x'], 'x.txt')] });
    fail(new ApiError('refused', { status: 413 }));
    expect(left()[0]).toMatchObject({ failure: null, isOverProxyLimit: true });
    actor.send({ type: 'message.retried', clientId: 'a' });
    expect(left()[0]).not.toHaveProperty('isOverProxyLimit');
    fail(new ApiError('refused', { status: 413, detail: 'x.txt: File is too large' }));
    expect(left()[0]).not.toHaveProperty('isOverProxyLimit');
  });

  it('a message fails after the third server error', async () => {
    const { write, fail, clock, left } = await start();
    write('a');
    fail(server);
    clock.increment(500);
    fail(server);
    clock.increment(1000);
    fail(server);
    expect(left()[0]?.failure).toBeNull();
  });

  it('a failed message can be retried or removed by its member (MSG-056)', async () => {
    const { actor, write, fail, tries, left } = await start();
    write('a');
    write('b');
    fail(new ApiError('refused', { status: 422 }));
    fail(new ApiError('refused', { status: 422 }));
    actor.send({ type: 'message.retried', clientId: 'a' });
    expect(tries()).toEqual(['a', 'b', 'a']);
    actor.send({ type: 'message.removed', clientId: 'b' });
    expect(left().map(({ clientId }) => clientId)).toEqual(['a']);
    // A message being sent cannot be removed.
    actor.send({ type: 'message.removed', clientId: 'a' });
    expect(left()).toHaveLength(1);
  });

  it('a message received by the socket is done, and its late failure is ignored', async () => {
    const { actor, write, fail, left, is } = await start();
    write('a');
    actor.send({ type: 'message.seen', clientIds: ['a'] });
    expect(left()).toEqual([]);
    fail(network);
    expect(is('resting')).toBe(true);
  });
});

describe('the outbox after a reload', () => {
  it('stored messages are sent first after a reload', async () => {
    const { tries, left, succeed } = await start([outgoingOf('old'), outgoingOf('older')]);
    expect(left()).toHaveLength(2);
    succeed();
    expect(tries()).toEqual(['old', 'older']);
  });

  it('a failed message stays failed after a reload', async () => {
    const { tries } = await start([outgoingOf('old', { failure: null })]);
    expect(tries()).toEqual([]);
  });

  it('messages are sent even when the browser cannot store them', async () => {
    const { write, tries } = await start(new Error('No storage'));
    write('a');
    expect(tries()).toEqual(['a']);
  });
});

describe('messages of another tab', () => {
  it("another tab's message is sent by this tab once that tab fails to", async () => {
    const { actor, clock, tries, left } = await start();
    actor.send({ type: 'storage.changed', items: [outgoingOf('theirs')], removed: [] });
    expect(left()).toHaveLength(1);
    expect(tries()).toEqual([]);
    clock.increment(20_000);
    expect(tries()).toEqual(['theirs']);
  });

  it("another tab's sent message stays visible until the history contains it", async () => {
    const { actor, left } = await start();
    actor.send({ type: 'storage.changed', items: [outgoingOf('theirs')], removed: [] });
    actor.send({ type: 'storage.changed', items: [], removed: ['theirs'] });
    expect(left()).toHaveLength(1);
    actor.send({ type: 'room.read', roomId: 'room', clientIds: [] });
    expect(left()).toEqual([]);
  });
});
