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

/** Number of server errors after which a message fails. */
const MOST_TRIES = 3;
/** Milliseconds after which a tab sends a message that another tab may have abandoned. */
const ADOPT_AFTER_MS = 20_000;

/** The file of a message being uploaded, and its progress in percent. */
export interface Upload {
  at: number;
  percent: number;
}

export interface OutboxContext {
  /** All outgoing messages, oldest first. */
  items: readonly Outgoing[];
  /** Messages that this tab sends; another tab's are left to it for a while. */
  own: ReadonlySet<string>;
  /** The message being sent, by room. */
  sending: ReadonlyMap<string, string>;
  /** The file being uploaded and its progress, by message. */
  uploads: ReadonlyMap<string, Upload>;
  /** Failed tries, by room. */
  tries: ReadonlyMap<string, number>;
  /** Rooms that wait before their next try. */
  pausing: ReadonlySet<string>;
  /** Messages sent or removed elsewhere: shown until the room has been read again. */
  leaving: ReadonlySet<string>;
  /** Failed children, which restart with the next message or try. */
  failed: ReadonlySet<OutboxChild>;
}

type OutboxChild = 'storage' | 'watchRooms';

export type OutboxEvent =
  | { type: 'message.written'; item: Outgoing }
  | { type: 'message.retried'; clientId: string }
  | { type: 'message.removed'; clientId: string }
  /** The server has it: seen in its room, whoever sent it. */
  | { type: 'message.seen'; clientIds: readonly string[] }
  /** A room was read from the server and contained these messages. */
  | { type: 'room.read'; roomId: string; clientIds: readonly string[] }
  /** The server is reachable again, or the member has signed in again. */
  | { type: 'connection.restored' }
  /** Another tab changed the storage and removed the messages in `removed`. */
  | { type: 'storage.changed'; items: readonly Outgoing[]; removed: readonly string[] }
  | { type: 'send.succeeded'; item: Outgoing; message: Message }
  | { type: 'send.failed'; item: Outgoing; error: unknown }
  | ({ type: 'upload.progressed'; clientId: string } & Upload)
  | { type: 'pause.ended'; roomId: string }
  | { type: 'item.adopted'; clientId: string };

/** Change for the storage to apply as well. */
export interface StorageCommand {
  type: 'outbox.changed';
  change: OutboxChange;
}

const missing = (name: string) => () => {
  throw new Error(`outbox: provide ${name}`);
};

const withoutKey = <T>(map: ReadonlyMap<string, T>, key: string) =>
  new Map([...map].filter(([other]) => other !== key));

const without = <T>(set: ReadonlySet<T>, item: T) =>
  new Set([...set].filter((other) => other !== item));

/** Returns true for errors that a retry may resolve without anybody's action. */
const isLasting = (error: unknown) => {
  const failure = ApiError.from(error);
  return !failure.isTransient && failure.kind !== 'unauthorized' && failure.kind !== 'aborted';
};
/** Returns true for server errors, which are retried a limited number of times. */
const isServerError = (error: unknown) =>
  ['server', 'malformed'].includes(ApiError.from(error).kind);

/**
 * Stored reason of a failed message: the server's text, or that a proxy without one rejected it.
 */
export function whyGivenUp({ files }: Outgoing, error: unknown) {
  const { status, detail = null } = ApiError.from(error);
  return {
    failure: detail,
    isOverProxyLimit: status === 413 && detail === null && files.length > 0,
  };
}

/** Context, actions and actors of the outbox. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    // Keyed by any id: declaration files cannot type only some children by id.
    children: {} as Record<string, 'storage'>,
    emitted: {} as { type: 'message.acknowledged'; roomId: string; message: Message },
  },
  actors: {
    findPersisted: fromPromise<readonly Outgoing[]>(missing('findPersisted')),
    /** Replies with `send.succeeded` or `send.failed`. Never cancelled once started. */
    sendMessage: fromCallback<OutboxEvent, Outgoing>(missing('sendMessage')),
    /** Stores changes, and reports those of other tabs by `storage.changed`. */
    storage: fromCallback<StorageCommand>(missing('storage')),
    /** Passes on events of rooms and connection. */
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
    /** In memory and in the browser's storage. */
    change: enqueueActions(({ context, enqueue }, { change }: { change: OutboxChange }) => {
      enqueue.assign({
        items: changeOutbox(context.items, change),
        // Forgets deleted messages, so that memory stays bounded.
        ...(change.type === 'removed' && { own: without(context.own, change.clientId) }),
      });
      enqueue.sendTo('storage', { type: 'outbox.changed', change });
    }),
    own: assign({
      own: ({ context }, { clientId }: { clientId: string }) => new Set(context.own).add(clientId),
    }),
    /** Sends the next message of every idle room. */
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
    /** Adopts another tab's message if that tab does not finish sending it. */
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
        // A message sent or removed there is never sent from here.
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
          enqueue.sendTo('storage', {
            type: 'outbox.changed',
            change: { type: 'removed', clientId },
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
    /** True when another try cannot help, or too many have failed. */
    isGivenUp: ({ context }, { item, error }: { item: Outgoing; error: unknown }) =>
      isLasting(error) ||
      (isServerError(error) && (context.tries.get(item.roomId) ?? 0) + 1 >= MOST_TRIES),
    isFree: ({ context }, { clientId }: { clientId: string }) =>
      ![...context.sending.values()].includes(clientId),
    isRemoved: ({ context }, { clientId }: { clientId: string }) =>
      !context.items.some((item) => item.clientId === clientId),
    hasTurn: ({ context }) => context.sending.size > 0,
    hasPause: ({ context }) => context.pausing.size > 0,
  },
});
