import { ApiError, type SocketCommand } from '@saudagar/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { backoff } from './backoff.ts';
import { type ConnectionEvent, connectionMachine } from './connectionMachine.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Start {
  isSignedIn?: boolean;
  faults?: { socket?: Error; page?: Error };
}

/** Starts a connection whose socket and page are driven by the test. */
function start({ isSignedIn = true, faults: faultsAtFirst = {} }: Start = {}) {
  const clock = new SimulatedClock();
  const sockets: {
    isShut: boolean;
    emit: (event: ConnectionEvent) => void;
  }[] = [];
  const sent: SocketCommand[] = [];
  const received: string[] = [];
  const checkSession = vi.fn(async () => {});
  const logFailure = vi.fn();
  const invalidateAccount = vi.fn();
  /** Errors of the next socket or subscription. */
  const faults: { socket?: Error | undefined; page?: Error | undefined } = faultsAtFirst;
  const actor = createActor(
    connectionMachine.provide({
      actors: {
        socket: fromCallback<ConnectionEvent>(({ sendBack, receive }) => {
          if (faults.socket) throw faults.socket;
          const socket = { isShut: false, emit: sendBack };
          sockets.push(socket);
          receive((event) => event.type === 'command.given' && sent.push(event.command));
          return () => {
            socket.isShut = true;
          };
        }),
        checkSession: fromPromise(checkSession),
        watchPage: fromCallback<ConnectionEvent>(({ sendBack }) => {
          if (faults.page) throw faults.page;
          sendBack({ type: 'session.changed', isSignedIn });
        }),
      },
      actions: { logFailure, invalidateAccount },
    }),
    { clock },
  );
  actor.on('*', (news) => received.push(news.type));
  actor.start();
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No socket was opened');
    return socket;
  };
  return {
    actor,
    clock,
    sockets,
    sent,
    received,
    checkSession,
    faults,
    logFailure,
    invalidateAccount,
    last,
    open: () => last().emit({ type: 'socket.opened' }),
    close: (code = 1006) => last().emit({ type: 'socket.closed', code }),
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
  };
}

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the connection', () => {
  it('the connection is off while nobody is signed in', () => {
    const { actor, sockets, is, last } = start({ isSignedIn: false });
    expect(is('off')).toBe(true);
    expect(sockets).toHaveLength(0);
    actor.send({ type: 'session.changed', isSignedIn: true });
    expect(is({ reaching: 'connecting' })).toBe(true);
    actor.send({ type: 'session.changed', isSignedIn: false });
    expect(last().isShut).toBe(true);
  });

  it('the connection opens once the server is ready, and passes events and commands on', () => {
    const { actor, is, open, last, received, sent } = start();
    open();
    expect(is({ reaching: 'open' })).toBe(true);
    last().emit({ type: 'socket.delivered', events: [{ type: 'room', room_id: 'room' }] });
    expect(received).toEqual(['connection.opened', 'connection.delivered']);
    const command = { type: 'typing', room_id: 'room', typing: true } as const;
    actor.send({ type: 'command.given', command });
    expect(sent).toEqual([command]);
  });

  it('the account is read again after a change, and after a gap in the events', () => {
    const { open, close, clock, last, invalidateAccount } = start();
    open();
    last().emit({ type: 'socket.delivered', events: [{ type: 'peace' }] });
    expect(invalidateAccount).not.toHaveBeenCalled();
    last().emit({ type: 'socket.delivered', events: [{ type: 'account' }, { type: 'peace' }] });
    last().emit({ type: 'socket.delivered', events: [{ type: 'gap' }] });
    expect(invalidateAccount).toHaveBeenCalledTimes(2);
    close();
    clock.increment(500);
    open();
    expect(invalidateAccount).toHaveBeenCalledTimes(3);
  });

  it('the first connection can be current, one after a loss may have missed events', () => {
    const { actor, clock, last, close } = start();
    const news: boolean[] = [];
    actor.on('connection.opened', ({ isNew = false }) => news.push(isNew));
    last().emit({ type: 'socket.opened', isCurrent: true });
    close();
    clock.increment(500);
    last().emit({ type: 'socket.opened', isCurrent: true });
    expect(news).toEqual([false, true]);
  });

  it('a lost connection is retried after increasing waits', () => {
    const { clock, sockets, is, close, open, received } = start();
    open();
    close();
    expect(received.at(-1)).toBe('connection.lost');
    for (const ms of [500, 1000, 2000]) {
      expect(is('waiting')).toBe(true);
      const count = sockets.length;
      clock.increment(ms - 1);
      expect(sockets).toHaveLength(count);
      clock.increment(1);
      expect(sockets).toHaveLength(count + 1);
      close();
    }
    clock.increment(4000);
    open();
    close();
    clock.increment(500);
    expect(is({ reaching: 'connecting' })).toBe(true);
  });

  it('the connection is retried at once when the page is shown again', () => {
    const { actor, is, close } = start();
    close();
    actor.send({ type: 'page.shown' });
    expect(is({ reaching: 'connecting' })).toBe(true);
  });

  it('the connection pauses while there is no network', () => {
    const { actor, clock, is, open, last } = start();
    open();
    actor.send({ type: 'network.changed', isOnline: false });
    expect(is('offline')).toBe(true);
    expect(last().isShut).toBe(true);
    clock.increment(600_000);
    expect(is('offline')).toBe(true);
    actor.send({ type: 'network.changed', isOnline: true });
    expect(is({ reaching: 'connecting' })).toBe(true);
  });

  it.each([4401, 4404])('a connection rejected with %d is not retried for a while', (code) => {
    const { clock, is, close } = start();
    close(code);
    expect(is('refused')).toBe(true);
    clock.increment(59_999);
    expect(is('refused')).toBe(true);
    clock.increment(1);
    expect(is({ reaching: 'connecting' })).toBe(true);
  });

  it('a connection rejected while open asks for a new token at once', () => {
    const { clock, sockets, is, open, close, checkSession } = start();
    open();
    close(4401);
    expect(is('waiting')).toBe(true);
    clock.increment(500);
    expect(sockets).toHaveLength(2);
    open();
    expect(is({ reaching: 'open' })).toBe(true);
    expect(checkSession).not.toHaveBeenCalled();
  });

  it.each([undefined, new ApiError('unauthorized', { status: 401 })])(
    'a second rejected token verifies the session, which may end it',
    async (failure) => {
      const { actor, clock, is, open, close, checkSession } = start();
      if (failure) checkSession.mockRejectedValueOnce(failure);
      open();
      close(4401);
      clock.increment(500);
      close(4401);
      expect(checkSession).toHaveBeenCalledOnce();
      await passOn();
      expect(is('refused')).toBe(true);
      actor.send({ type: 'session.changed', isSignedIn: false });
      expect(is('off')).toBe(true);
    },
  );

  it('a rejected connection is retried after signing in again', () => {
    const { actor, is, close } = start();
    close(4401);
    actor.send({ type: 'session.changed', isSignedIn: false });
    expect(is('off')).toBe(true);
    actor.send({ type: 'session.changed', isSignedIn: true });
    expect(is({ reaching: 'connecting' })).toBe(true);
  });
});

it('waits double up to half a minute, and are shortened at random by up to half', () => {
  expect([1, 2, 3, 7, 50].map((tries) => backoff(tries, 0))).toEqual([
    ...[500, 1000, 2000, 30_000, 30_000],
  ]);
  expect(backoff(3, 1)).toBe(1000);
});

it('a socket that cannot be created counts as closed, and is retried', () => {
  const { clock, faults, logFailure, sockets, is } = start({
    faults: { socket: new Error('no') },
  });
  expect(is('waiting')).toBe(true);
  expect(logFailure).toHaveBeenCalledOnce();
  faults.socket = undefined;
  clock.increment(60_000);
  expect(sockets).toHaveLength(1);
});

it('opening a room restarts a failed watch of the page', () => {
  const { actor, faults, logFailure, is } = start({ faults: { page: new Error('no') } });
  expect(is('off')).toBe(true);
  actor.send({ type: 'room.shown' });
  expect(logFailure).toHaveBeenCalledTimes(2);
  faults.page = undefined;
  actor.send({ type: 'room.shown' });
  expect(is('reaching')).toBe(true);
});
