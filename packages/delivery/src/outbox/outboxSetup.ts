import { ApiError, type Message } from '@saudagar/contract';
import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import { backoff } from '../connection/backoff.ts';
import {
  changeOutbox,
  nextOf,
  type OutboxChange,
  type Outgoing,
  roomsWaiting,
} from './outgoing.ts';

/** Tries of the server's own faults before a message is given up. */
const MOST_TRIES = 3;
/** Milliseconds after which a tab sends what another one had begun to and maybe left. */
const ADOPT_AFTER_MS = 20_000;

/** Which of a message's files is on its way, and how far in percent. */
export interface Upload {
  at: number;
  percent: number;
}

export interface OutboxContext {
  /** All that is on its way, the oldest first. */
  items: readonly Outgoing[];
  /** What this tab sends; what another tab wrote is that one's for a while. */
  own: ReadonlySet<string>;
  /** The message on its way to the server, by room. */
  sending: ReadonlyMap<string, string>;
  /** The file that is being uploaded and how far it is, by message. */
  uploads: ReadonlyMap<string, Upload>;
  /** Tries in vain, by room. */
  tries: ReadonlyMap<string, number>;
  /** Rooms that wait before their next try. */
  pausing: ReadonlySet<string>;
  /** Sent elsewhere, or removed: shown until the room has been read again. */
  leaving: ReadonlySet<string>;
  /** Children that failed, and start again with the next message or try. */
  failed: ReadonlySet<OutboxChild>;
}

type OutboxChild = 'keeper' | 'watchRooms';

export type OutboxEvent =
  | { type: 'message.written'; item: Outgoing }
  | { type: 'message.retried'; clientId: string }
  | { type: 'message.removed'; clientId: string }
  /** The server has it: seen in its room, whoever sent it. */
  | { type: 'message.seen'; clientIds: readonly string[] }
  /** A room was read from the server, and these were in it. */
  | { type: 'room.read'; roomId: string; clientIds: readonly string[] }
  /** The server can be reached again, or the member is back. */
  | { type: 'way.cleared' }
  /** Another tab changed what is kept; `gone` was taken out of it there. */
  | { type: 'storage.changed'; items: readonly Outgoing[]; removed: readonly string[] }
  | { type: 'send.succeeded'; item: Outgoing; message: Message }
  | { type: 'send.failed'; item: Outgoing; error: unknown }
  | ({ type: 'upload.progressed'; clientId: string } & Upload)
  | { type: 'pause.ended'; roomId: string }
  | { type: 'item.adopted'; clientId: string };

/** What is to be kept as well. */
export interface KeeperOrder {
  type: 'outbox.changed';
  change: OutboxChange;
}

const missing = (name: string) => () => {
  throw new Error(`outbox: provide ${name}`);
};

const withoutKey = <T>(map: ReadonlyMap<string, T>, removed: string) =>
  new Map([...map].filter(([key]) => key !== removed));

const without = <T>(set: ReadonlySet<T>, removed: T) =>
  new Set([...set].filter((one) => one !== removed));

/** Whether another try may help without anybody doing something about it. */
const isLasting = (error: unknown) => {
  const failure = ApiError.from(error);
  return !failure.isTransient && failure.kind !== 'unauthorized' && failure.kind !== 'aborted';
};
/** A fault of the server, which is not worth trying for ever. */
const isFault = (error: unknown) => ['server', 'malformed'].includes(ApiError.from(error).kind);

/** What is kept of why a message was given up: words, or that a proxy without words was in the way. */
export function whyGivenUp({ files }: Outgoing, error: unknown) {
  const { status, detail = null } = ApiError.from(error);
  return {
    failure: detail,
    isOverProxyLimit: status === 413 && detail === null && files.length > 0,
  };
}

/** What the outbox knows, does and asks for. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    // By no name of its own: what is published cannot tell some children by name beside others.
    children: {} as Record<string, 'keeper'>,
    emitted: {} as { type: 'message.acknowledged'; roomId: string; message: Message },
  },
  actors: {
    findPersisted: fromPromise<readonly Outgoing[]>(missing('findPersisted')),
    /** Answers by `send.succeeded` or `send.failed`. Never given up once it is begun. */
    sendMessage: fromCallback<OutboxEvent, Outgoing>(missing('sendMessage')),
    /** Keeps what changes; says `kept.changed` where another tab did. */
    keeper: fromCallback<KeeperOrder>(missing('keeper')),
    /** Says what rooms and connection have to tell. */
    watchRooms: fromCallback<OutboxEvent>(missing('watchRooms')),
  },
  actions: {
    logFailure: (_, _params: { error: unknown }) => missing('logFailure')(),
    noteFailed: assign(({ context: { failed } }, { child }: { child: OutboxChild }) => ({
      failed: new Set(failed).add(child),
    })),
    startAgain: enqueueActions(({ context, enqueue }) => {
      if (context.failed.size === 0) return;
      enqueue.assign({ failed: new Set<OutboxChild>() });
      for (const child of context.failed) enqueue.spawnChild(child, { id: child });
    }),
    /** Here, and in what the browser keeps. */
    change: enqueueActions(({ context, enqueue }, { change }: { change: OutboxChange }) => {
      enqueue.assign({
        items: changeOutbox(context.items, change),
        // What is gone is not remembered, however long the page is open.
        ...(change.type === 'taken' && { own: without(context.own, change.clientId) }),
      });
      enqueue.sendTo('keeper', { type: 'outbox.changed', change });
    }),
    own: assign({
      own: ({ context }, { clientId }: { clientId: string }) => new Set(context.own).add(clientId),
    }),
    /** Sends the next message of every room where none is on its way. */
    sendNext: enqueueActions(({ context, enqueue }) => {
      const { items, own, pausing } = context;
      const sending = new Map(context.sending);
      for (const roomId of roomsWaiting(items)) {
        if (sending.has(roomId) || pausing.has(roomId)) continue;
        const next = nextOf(
          items.filter(({ clientId }) => own.has(clientId)),
          roomId,
        );
        if (!next) continue;
        sending.set(roomId, next.clientId);
        enqueue.spawnChild('sendMessage', { id: `send.${next.clientId}`, input: next });
      }
      enqueue.assign({ sending });
    }),
    endSending: enqueueActions(({ context, enqueue }, { item }: { item: Outgoing }) => {
      const sending = new Map(context.sending);
      if (sending.get(item.roomId) === item.clientId) sending.delete(item.roomId);
      enqueue.assign({ sending, uploads: withoutKey(context.uploads, item.clientId) });
      enqueue.stopChild(`send.${item.clientId}`);
    }),
    noteUpload: assign(({ context }, { clientId, at, percent }: { clientId: string } & Upload) => ({
      uploads: new Map(context.uploads).set(clientId, { at, percent }),
    })),
    forgetTries: assign({
      tries: ({ context }, { roomId }: { roomId: string }) => withoutKey(context.tries, roomId),
    }),
    pause: enqueueActions(
      ({ context, enqueue }, { roomId, error }: { roomId: string; error: unknown }) => {
        const count = (context.tries.get(roomId) ?? 0) + 1;
        const { retryAfter } = ApiError.from(error);
        enqueue.assign({
          tries: new Map(context.tries).set(roomId, count),
          pausing: new Set(context.pausing).add(roomId),
        });
        const delay = retryAfter ? retryAfter * 1000 : backoff(count, Math.random());
        enqueue.raise({ type: 'pause.ended', roomId }, { id: `pause.${roomId}`, delay });
      },
    ),
    endPause: assign({
      pausing: ({ context }, { roomId }: { roomId: string }) => without(context.pausing, roomId),
    }),
    endPauses: enqueueActions(({ context, enqueue }) => {
      for (const roomId of context.pausing) enqueue.cancel(`pause.${roomId}`);
      enqueue.assign({ pausing: new Set<string>() });
    }),
    takeFound: assign(({ context }, { items }: { items: readonly Outgoing[] }) => {
      const stored = new Set(items.map(({ clientId }) => clientId));
      return {
        items: [...items, ...context.items.filter(({ clientId }) => !stored.has(clientId))],
        own: new Set([...context.own, ...stored]),
      };
    }),
    /** What another tab wrote, is sent by this one where that one does not come to it. */
    takeChanged: enqueueActions(
      (
        { context, enqueue },
        { items, removed }: { items: readonly Outgoing[]; removed: readonly string[] },
      ) => {
        const known = new Set(context.items.map(({ clientId }) => clientId));
        const stored = new Map(items.map((item) => [item.clientId, item]));
        const fresh = items.filter(({ clientId }) => !known.has(clientId));
        const mine = context.items.map((item) => stored.get(item.clientId) ?? item);
        const left = removed.filter((clientId) => known.has(clientId));
        enqueue.assign({
          items: [...mine, ...fresh],
          own: new Set([...context.own].filter((clientId) => !left.includes(clientId))),
          leaving: new Set([...context.leaving, ...left]),
        });
        // What was sent or removed there is never sent from here.
        for (const clientId of left) enqueue.cancel(`adopt.${clientId}`);
        for (const { clientId } of fresh)
          enqueue.raise(
            { type: 'item.adopted', clientId },
            { id: `adopt.${clientId}`, delay: ADOPT_AFTER_MS },
          );
      },
    ),
    dropLeft: assign(({ context }, { roomId }: { roomId: string }) => {
      const isLeft = ({ roomId: id, clientId }: Outgoing) =>
        id === roomId && context.leaving.has(clientId);
      const left = new Set(context.items.filter(isLeft).map(({ clientId }) => clientId));
      return {
        items: context.items.filter((item) => !isLeft(item)),
        leaving: new Set([...context.leaving].filter((clientId) => !left.has(clientId))),
      };
    }),
    dropSeen: enqueueActions(
      ({ context, enqueue }, { clientIds }: { clientIds: readonly string[] }) => {
        const isSeen = (clientId: string) => clientIds.includes(clientId);
        const seen = context.items.filter(({ clientId }) => isSeen(clientId));
        if (seen.length === 0) return;
        enqueue.assign({
          items: context.items.filter(({ clientId }) => !isSeen(clientId)),
          own: new Set([...context.own].filter((clientId) => !isSeen(clientId))),
          leaving: new Set([...context.leaving].filter((clientId) => !isSeen(clientId))),
        });
        for (const { clientId } of seen)
          enqueue.sendTo('keeper', {
            type: 'outbox.changed',
            change: { type: 'taken', clientId },
          });
      },
    ),
    publishAcknowledged: emit((_, { item, message }: { item: Outgoing; message: Message }) => ({
      type: 'message.acknowledged',
      roomId: item.roomId,
      message,
    })),
  },
  guards: {
    /** Nothing is gained by another try, or too many were in vain. */
    isGivenUp: ({ context }, { item, error }: { item: Outgoing; error: unknown }) =>
      isLasting(error) ||
      (isFault(error) && (context.tries.get(item.roomId) ?? 0) + 1 >= MOST_TRIES),
    isFree: ({ context }, { clientId }: { clientId: string }) =>
      ![...context.sending.values()].includes(clientId),
    isDeleted: ({ context }, { clientId }: { clientId: string }) =>
      !context.items.some((item) => item.clientId === clientId),
    hasTurn: ({ context }) => context.sending.size > 0,
    hasPause: ({ context }) => context.pausing.size > 0,
  },
});
