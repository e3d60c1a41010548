import { parseSocketEvent, SOCKET_HEARTBEAT_SECONDS, type SocketEvent } from './messageSocket.ts';

/** Milliseconds for the first word of a server. */
const OPENING_MS = 10_000;
/** Milliseconds within which what is heard is told together, so that a burst stays one change. */
const GATHER_MS = 50;
/** A socket that was shut here, or that never was one. */
const LOST = 1006;

export interface SocketListener {
  /** Told for how many milliseconds there was no event that it would have carried; 0 if unknown. */
  onOpen: (quietMs: number) => void;
  onEvents: (events: readonly SocketEvent[]) => void;
  /** Told once, also where it never opened. */
  onClose: (code: number) => void;
}

/**
 * Listens at an address until it is shut. Silence of twice the heartbeat counts as closed, as a
 * browser does not notice a network that is gone. What comes is told at once, and what comes soon
 * after it together.
 */
export function openSocket(
  address: Promise<string | null>,
  { onOpen, onEvents, onClose }: SocketListener,
): { say: (command: object) => void; shut: () => void } {
  let socket: WebSocket | null = null;
  let isShut = false;
  let hasHeartbeat = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let flushing: ReturnType<typeof setTimeout> | undefined;
  let pending: SocketEvent[] = [];

  function expectWord(ms: number) {
    clearTimeout(silence);
    silence = setTimeout(() => end(LOST), ms);
  }

  function flush() {
    flushing = undefined;
    if (pending.length === 0) return;
    const events = pending;
    pending = [];
    flushing = setTimeout(flush, GATHER_MS);
    onEvents(events);
  }

  function end(code: number) {
    const wasShut = isShut;
    // What was heard before counts.
    if (!wasShut && pending.length > 0) onEvents(pending);
    isShut = true;
    clearTimeout(silence);
    clearTimeout(flushing);
    socket?.close();
    if (!wasShut) onClose(code);
  }

  function shut() {
    isShut = true;
    // A browser warns of a socket closed while it opens: it is once it is open, or its time is up.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => end(LOST);
    else end(LOST);
  }

  function receive(event: SocketEvent | undefined) {
    hasHeartbeat ||= event?.type === 'ready' || event?.type === 'heartbeat';
    if (hasHeartbeat) expectWord(2 * SOCKET_HEARTBEAT_SECONDS * 1000);
    else clearTimeout(silence);
    if (!event || event.type === 'heartbeat') return;
    if (event.type === 'ready') return onOpen(event.quiet_ms ?? 0);
    pending.push(event);
    flushing ??= setTimeout(flush);
  }

  void address.then(
    (url) => {
      if (isShut) return;
      if (url === null) return end(LOST);
      socket = new WebSocket(url);
      socket.onmessage = ({ data }) => isShut || receive(parseSocketEvent(data));
      socket.onclose = ({ code }) => end(code);
      expectWord(OPENING_MS);
    },
    () => end(LOST),
  );
  return {
    say: (command) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(command)),
    shut,
  };
}
