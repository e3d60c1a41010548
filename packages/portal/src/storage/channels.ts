/** A line between the tabs of a browser, which does not hear itself: a `BroadcastChannel`. */
export type TabPort = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** What a channel is called, its version included: messages of another shape get another name. */
export type ChannelName = `saudagar.${string}.v${number}`;

/** Tells this tab, and the others in which the same member uses the same server. */
export interface Channel<Message> {
  /** Tells every subscriber, here and elsewhere. Messages are plain data. */
  publish(message: Message): void;
  /** Hears what is published in this tab or in another; returns the way to stop. */
  subscribe(listener: (message: Message, from: 'here' | 'elsewhere') => void): () => void;
}

interface Envelope {
  name: ChannelName;
  scope: string;
  message: unknown;
}

interface ChannelsParts {
  /** Opens the line to the other tabs, where there is one. */
  connect: (() => TabPort) | undefined;
  /** Whose messages these are: the server and the member; null while nobody is known. */
  scope: () => string | null;
}

type Listener = Parameters<Channel<unknown>['subscribe']>[0];

/** A portal's channels on one line, opened with the first of them. */
export function createChannels({ connect, scope }: ChannelsParts) {
  const listeners = new Map<ChannelName, Set<Listener>>();
  let line: TabPort | undefined;

  function notify(name: ChannelName, message: unknown, from: 'here' | 'elsewhere') {
    // Whoever subscribes anew while it is told hears the next message, not this one again.
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
