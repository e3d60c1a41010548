import { ApiError, SOCKET_CLOSE, type SocketEvent } from '@saudagar/contract';
import type { ConnectionEvent } from '../connection/connectionMachine.ts';
import type { Chance } from './chance.ts';
import type { ModelServer } from './server.ts';
import type { Time } from './time.ts';

/** Quality of a network, in percent of cases. */
export interface Weather {
  lost: number;
  twice: number;
  /** Errors of the server itself. */
  faulty: number;
  /** Maximum latency in milliseconds. */
  slow: number;
}

const STORM: Weather = { lost: 20, twice: 15, faulty: 8, slow: 900 };
export const CALM: Weather = { lost: 0, twice: 0, faulty: 0, slow: 40 };

const STATUS = { network: undefined, server: 500, unauthorized: 401 } as const;

/** A network between tabs and server that loses, duplicates and delays its packets. */
export function simulatedNetwork(server: ModelServer, time: Time, chance: Chance) {
  let weather = STORM;
  /** Members with expired tokens, until their tabs have new ones. */
  const expired = new Set<string>();
  const closeSockets = new Map<() => void, string>();
  /** Counts restarts of the server: replies from before never arrive. */
  let serverRun = 0;

  /** Runs a call on the server and delivers its reply, or fails. */
  function call<T>(memberId: string, act: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const delay = () => chance.below(weather.slow);
    const fail = (kind: keyof typeof STATUS, ms: number) =>
      time.setTimeout(() => reject(new ApiError(kind, { status: STATUS[kind] })), ms);
    if (chance.happens(weather.lost)) {
      fail('network', delay());
      return promise;
    }
    const startedIn = serverRun;
    const arrive = () => {
      if (startedIn !== serverRun) return void fail('network', delay());
      if (expired.has(memberId)) return void fail('unauthorized', delay());
      if (chance.happens(weather.faulty)) return void fail('server', delay());
      const answer = act();
      if (chance.happens(weather.lost)) return void fail('network', delay());
      time.setTimeout(
        () => (startedIn === serverRun ? resolve(answer) : fail('network', 0)),
        delay(),
      );
    };
    time.setTimeout(arrive, delay());
    if (chance.happens(weather.twice))
      time.setTimeout(() => startedIn === serverRun && act(), 2 * delay());
    return promise;
  }

  /** A tab's socket. Its events may be lost, duplicated, or reordered. */
  function connect(memberId: string, emit: (event: ConnectionEvent) => void): () => void {
    let isOpen = true;
    let leave = () => {};
    const later = (act: () => void) =>
      time.setTimeout(() => isOpen && act(), chance.below(weather.slow));
    const close = (code = 1006) => {
      leave();
      later(() => {
        isOpen = false;
        emit({ type: 'socket.closed', code });
      });
    };
    const refuse = () => close(SOCKET_CLOSE.unauthorized);
    closeSockets.set(refuse, memberId);
    const carry = (event: SocketEvent) => {
      if (event.type === 'ready') return void later(() => emit({ type: 'socket.opened' }));
      if (chance.happens(weather.lost)) return;
      for (let times = chance.happens(weather.twice) ? 2 : 1; times > 0; times -= 1)
        later(() => emit({ type: 'socket.delivered', events: [forReader(event, memberId)] }));
    };
    later(() => {
      if (chance.happens(weather.lost)) close();
      else if (expired.has(memberId)) refuse();
      else leave = server.connect({ memberId, carry, close });
    });
    return () => {
      isOpen = false;
      closeSockets.delete(refuse);
      leave();
    };
  }

  return {
    call,
    connect,
    become(next: Weather) {
      weather = next;
    },
    /** Expires a member's tokens: closes their sockets and rejects their calls. */
    expire(memberId: string) {
      expired.add(memberId);
      for (const [refuse, owner] of [...closeSockets]) if (owner === memberId) refuse();
    },
    /** Issues new tokens. */
    renew(memberId: string) {
      expired.delete(memberId);
    },
    restart() {
      serverRun += 1;
      server.restart();
    },
  };
}

/** Only its sender receives a message's key. */
function forReader(event: SocketEvent, memberId: string): SocketEvent {
  if (event.type !== 'new_message' || event.message.sender_id === memberId) return event;
  const { client_id: _, ...message } = event.message;
  return { ...event, message };
}

export type Network = ReturnType<typeof simulatedNetwork>;
