/** `BroadcastChannel` subset; a sender does not receive its own messages. */
export type TabPort = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** Name of a channel with its version: messages of another shape get another name. */
export type ChannelName = `saudagar.${string}.v${number}`;

/** Connects this tab and the others in which the same member uses the same server. */
export interface Channel<Message> {
  /** Sends plain data to every subscriber, here and in other tabs. */
  publish(message: Message): void;
  /** Receives messages of this tab and others; returns the unsubscriber. */
  subscribe(listener: (message: Message, from: 'here' | 'elsewhere') => void): () => void;
}

interface Envelope {
  name: ChannelName;
  scope: string;
  message: unknown;
}

interface ChannelsParts {
  /** Opens the port to the other tabs, if supported. */
  connect: (() => TabPort) | undefined;
  /** Scope of the messages: the server and the member; null while the member is unknown. */
  scope: () => string | null;
}

type Listener = Parameters<Channel<unknown>['subscribe']>[0];

/** Creates a portal's channels on one port, opened with the first of them. */
export function createChannels({ connect, scope }: ChannelsParts) {
  const listeners = new Map<ChannelName, Set<Listener>>();
  let line: TabPort | undefined;

  function notify(name: ChannelName, message: unknown, from: 'here' | 'elsewhere') {
    // Copy: a listener added during dispatch gets the next message.
    for (const listener of [...(listeners.get(name) ?? [])]) listener(message, from);
  }

  function open() {
    if (line || !connect) return;
    line = connect();
    line.onmessage = ({ data }: MessageEvent<Envelope>) => {
      if (data.scope === scope()) notify(data.name, data.message, 'elsewhere');
    };
  }

  return {
    channel<Message>(name: ChannelName): Channel<Message> {
      return {
        publish(message) {
          open();
          const own = scope();
          if (own !== null) line?.postMessage({ name, scope: own, message } satisfies Envelope);
          notify(name, message, 'here');
        },
        subscribe(listener) {
          open();
          const all = listeners.get(name) ?? new Set();
          listeners.set(name, all.add(listener as Listener));
          return () => all.delete(listener as Listener);
        },
      };
    },
    close() {
      line?.close();
      line = undefined;
      listeners.clear();
    },
  };
}

/** Channels of one tab alone: for stories and tests. */
export const memoryChannels = () =>
  createChannels({ connect: undefined, scope: () => null }).channel;
