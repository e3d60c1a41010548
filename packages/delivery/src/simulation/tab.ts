import { type AnyActorRef, createActor, enqueueActions, fromCallback, fromPromise } from 'xstate';
import { type ConnectionEvent, connectionMachine } from '../connection/connectionMachine.ts';
import { outboxMachine } from '../outbox/outboxMachine.ts';
import type { OutboxEvent, StorageCommand } from '../outbox/outboxSetup.ts';
import { changeOutbox, type Outgoing } from '../outbox/outgoing.ts';
import type { RoomEvent } from '../room/room.ts';
import { roomMachine } from '../room/roomMachine.ts';
import { createTimeline } from '../room/timeline.ts';
import type { Network } from './network.ts';
import type { ModelServer } from './server.ts';
import type { Time } from './time.ts';

/** A member's browser storage of outgoing messages, shared by its tabs. */
export function memberBrowser() {
  let items: readonly Outgoing[] = [];
  const tabs = new Set<(removed: readonly string[]) => void>();
  return {
    read: () => items,
    change(command: StorageCommand, from: unknown) {
      const before = items;
      items = changeOutbox(items, command.change);
      const removed = before.flatMap(({ clientId }) =>
        items.some((item) => item.clientId === clientId) ? [] : clientId,
      );
      for (const notify of tabs) if (notify !== from) notify(removed);
    },
    join(notify: (removed: readonly string[]) => void) {
      tabs.add(notify);
      return () => tabs.delete(notify);
    },
  };
}

interface TabParts {
  memberId: string;
  browser: ReturnType<typeof memberBrowser>;
  server: ModelServer;
  network: Network;
  time: Time;
}

interface World extends TabParts {
  connection: ReturnType<typeof createActor<typeof connectionLogic>>;
  outbox: ReturnType<typeof createActor<typeof outboxLogic>>;
}

// Machines are provided once, which is slow: an actor finds its own tab by this map.
const worlds = new WeakMap<AnyActorRef, World>();
const worldOf = (self: AnyActorRef): World => {
  const world = worlds.get(self._parent ?? self);
  if (!world) throw new Error('An actor without a tab');
  return world;
};

const connectionLogic = connectionMachine.provide({
  // Delivery does not depend on it.
  actions: { invalidateAccount: () => {} },
  actors: {
    socket: fromCallback<ConnectionEvent>(({ self, sendBack }) => {
      const { network, memberId } = worldOf(self);
      return network.connect(memberId, sendBack);
    }),
    checkSession: fromPromise(async () => {}),
    watchPage: fromCallback<ConnectionEvent>(({ sendBack }) => {
      sendBack({ type: 'session.changed', isSignedIn: true });
    }),
  },
});

const outboxLogic = outboxMachine.provide({
  actors: {
    findPersisted: fromPromise(async ({ self }) => worldOf(self).browser.read()),
    sendMessage: fromCallback<OutboxEvent, Outgoing>(({ input: item, self, sendBack }) => {
      const { network, server, memberId } = worldOf(self);
      network
        .call(memberId, () => server.send(memberId, item.clientId, item.text))
        .then(
          (message) => sendBack({ type: 'send.succeeded', item, message }),
          (error) => sendBack({ type: 'send.failed', item, error }),
        );
    }),
    storage: fromCallback<StorageCommand>(({ self, receive, sendBack }) => {
      const { browser } = worldOf(self);
      const notify = (removed: readonly string[]) =>
        sendBack({ type: 'storage.changed', items: browser.read(), removed });
      receive((command) => browser.change(command, notify));
      return browser.join(notify);
    }),
    watchRooms: fromCallback<OutboxEvent>(({ self, sendBack }) => {
      const subscription = worldOf(self).connection.on('*', (news) => {
        if (news.type === 'connection.opened') sendBack({ type: 'connection.restored' });
        if (news.type !== 'connection.delivered') return;
        const clientIds = news.events.flatMap((event) =>
          event.type === 'new_message' ? (event.message.client_id ?? []) : [],
        );
        if (clientIds.length > 0) sendBack({ type: 'message.seen', clientIds });
      });
      return () => subscription.unsubscribe();
    }),
  },
});

const roomLogic = roomMachine.provide({
  actors: {
    loadMessages: fromPromise(({ input, self }) => {
      const { network, server, memberId } = worldOf(self);
      return network.call(memberId, () => server.read(input));
    }),
    watchNews: fromCallback<RoomEvent, { roomId: string; memberId: string }>(
      ({ self, sendBack }) => {
        const { connection, outbox } = worldOf(self);
        const subscription = connection.on('*', sendBack);
        const acknowledged = outbox.on('message.acknowledged', sendBack);
        return () => {
          subscription.unsubscribe();
          acknowledged.unsubscribe();
        };
      },
    ),
  },
  actions: {
    sendSeen: enqueueActions(({ enqueue, self }, { roomId, messages }) => {
      const clientIds = messages.flatMap(({ client_id }) => client_id ?? []);
      enqueue.sendTo(worldOf(self).outbox, { type: 'room.read', roomId, clientIds });
    }),
    sendRead: () => {},
    logFailure: () => {},
  },
});

/** Opens a tab with a conversation: the product's machines on a simulated network. */
export function openTab(parts: TabParts) {
  const { memberId, time } = parts;
  const options = { clock: time as never };
  const connection = createActor(connectionLogic, options);
  const outbox = createActor(outboxLogic, options);
  const room = createActor(roomLogic, {
    ...options,
    input: { roomId: 'room', memberId, isListed: true, unreadCount: 0 },
  });
  const actors = [connection, outbox, room];
  for (const actor of actors) worlds.set(actor, { ...parts, connection, outbox });
  const announced: string[] = [];
  const givenUp = new Set<string>();
  outbox.subscribe(({ context }) => {
    for (const { failure, text } of context.items) if (failure !== undefined) givenUp.add(text);
  });
  room.on('messages.arrived', ({ messages }) => announced.push(...messages.map(({ id }) => id)));
  for (const actor of actors) actor.start();
  return {
    memberId,
    connection,
    outbox,
    room,
    announced,
    /** Messages that failed after server errors, until their member retried. */
    givenUp,
    write(clientId: string, text: string) {
      outbox.send({
        type: 'message.written',
        item: { clientId, roomId: 'room', text, files: [], writtenAt: time.now() },
      });
    },
    /** Messages on the screen. */
    shown() {
      const { history } = room.getSnapshot().context;
      const { items } = outbox.getSnapshot().context;
      return createTimeline()(history, items, { memberId, unreadFrom: null });
    },
    close() {
      for (const actor of actors.toReversed()) actor.stop();
    },
  };
}

export type Tab = ReturnType<typeof openTab>;
