import { parseSocketEvent, SOCKET_HEARTBEAT_SECONDS, type SocketEvent } from './messageSocket.ts';

/** Milliseconds until the server's first frame times out. */
const OPENING_MS = 10_000;
/** Milliseconds for which events are batched, so that a burst causes one change. */
const GATHER_MS = 50;
/** Close code of a socket lost without one, or never opened. */
const LOST = 1006;

export interface SocketListener {
  /** Receives the milliseconds without an event for this socket; 0 if unknown. */
  onOpen: (quietMs: number) => void;
  onEvents: (events: readonly SocketEvent[]) => void;
  /** Called once, even if it never opened. */
  onClose: (code: number) => void;
}

/**
 * Opens a socket and listens until it is closed. Silence of twice the heartbeat counts as closed,
 * as browsers do not notice a lost network. The first event is delivered at once, those close
 * behind as a batch.
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

  function restartSilenceTimer(ms: number) {
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
    // Events received before the close are still delivered.
    if (!wasShut && pending.length > 0) onEvents(pending);
    isShut = true;
    clearTimeout(silence);
    clearTimeout(flushing);
    socket?.close();
    if (!wasShut) onClose(code);
  }

  function shut() {
    isShut = true;
    // Browsers warn about a socket closed while connecting: close it once open, or at the timeout.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => end(LOST);
    else end(LOST);
  }

  function receive(event: SocketEvent | undefined) {
    hasHeartbeat ||= event?.type === 'ready' || event?.type === 'heartbeat';
    if (hasHeartbeat) restartSilenceTimer(2 * SOCKET_HEARTBEAT_SECONDS * 1000);
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
      restartSilenceTimer(OPENING_MS);
    },
    () => end(LOST),
  );
  return {
    say: (command) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(command)),
    shut,
  };
}
