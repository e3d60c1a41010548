import { SOCKET_CLOSE, SocketCommand, type SocketEvent } from '@saudagar/contract';
import { WebSocket } from 'ws';
import { z } from 'zod/mini';

/** Maximum size of a slow member's buffer in bytes; beyond it the socket is closed. */
const WAITING_MAX = 1_000_000;
/** Buffer size in bytes from which ephemeral frames are dropped. */
const PASSING_MAX = 64_000;
/** Maximum number of frames of a member in a period of milliseconds. */
const FRAMES_MAX = 60;
const FRAMES_TIME = 10_000;
/** Timeout of the closing handshake, in milliseconds. */
const FAREWELL = 2_000;

/** An open socket of a member. */
export interface Connection {
  readonly memberId: string;
  readonly token: string;
  /** Room of the socket; null for the member-wide one. */
  readonly roomId: string | null;
  /** Sends a frame as soon as possible; none before `ready`, and none while closing. */
  send(frame: string): void;
  /** Sends an ephemeral frame, dropped while much is buffered. */
  sendPassing(frame: string): void;
  /** Sends `ready` with the milliseconds of quiet before; later events are sent from now on. */
  open(quietMs: number): void;
  /** Closes it; resolves once closed. */
  close(code: number): Promise<void>;
  /** Sends a heartbeat; closes a connection that did not answer the previous one. */
  beat(): void;
}

interface ConnectionParts {
  socket: WebSocket;
  memberId: string;
  token: string;
  roomId: string | null;
  onCommand: (command: SocketCommand) => void;
  onClose: (code: number) => void;
}

export const frameOf = (event: SocketEvent): string => JSON.stringify(event);

const HEARTBEAT = frameOf({ type: 'heartbeat' });
const Typed = z.object({ type: z.string() });

/** Creates a connection that limits one socket's frames and buffer. */
export function createConnection(parts: ConnectionParts): Connection {
  const { socket, memberId, token, roomId, onCommand, onClose } = parts;
  const isBelowLimit = frameLimit();
  let isOpen = false;
  let isAlive = true;
  const closed = new Promise<void>((resolve) => {
    socket.once('close', (code) => {
      isOpen = false;
      onClose(code);
      resolve();
    });
  });

  function close(code: number): Promise<void> {
    if (socket.readyState === WebSocket.OPEN) {
      isOpen = false;
      socket.close(code);
      // The close frame queues behind data the other side does not read.
      setTimeout(() => socket.terminate(), FAREWELL).unref();
    }
    return closed;
  }

  function send(frame: string): void {
    if (!isOpen) return;
    if (socket.bufferedAmount > WAITING_MAX) void close(SOCKET_CLOSE.tooSlow);
    else socket.send(frame);
  }

  // Every error is followed by the close event.
  socket.on('error', () => {});
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data, isBinary) => {
    isAlive = true;
    if (socket.readyState !== WebSocket.OPEN) return;
    if (!isBelowLimit()) return void close(SOCKET_CLOSE.tooOften);
    const command = isBinary ? null : readCommand(String(data));
    if (command === null) void close(SOCKET_CLOSE.badFrame);
    else if (command) onCommand(command);
  });

  return {
    memberId,
    token,
    roomId,
    send,
    sendPassing(frame) {
      if (socket.bufferedAmount <= PASSING_MAX) send(frame);
    },
    open(quietMs) {
      if (socket.readyState !== WebSocket.OPEN) return;
      isOpen = true;
      send(frameOf({ type: 'ready', quiet_ms: Math.floor(quietMs) }));
    },
    close,
    beat() {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.ping();
      if (isOpen && socket.bufferedAmount <= PASSING_MAX) socket.send(HEARTBEAT);
    },
  };
}

/** Parses a command; undefined for one of a later version, null for an invalid one. */
function readCommand(text: string): SocketCommand | undefined | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const command = SocketCommand.safeParse(parsed);
  if (command.success) return command.data;
  const typed = Typed.safeParse(parsed);
  return typed.success && typed.data.type !== 'typing' ? undefined : null;
}

/** Returns a function that checks for each frame whether it is within the limit. */
function frameLimit(): () => boolean {
  let count = 0;
  let until = 0;
  return () => {
    const now = performance.now();
    if (now >= until) [count, until] = [0, now + FRAMES_TIME];
    count += 1;
    return count <= FRAMES_MAX;
  };
}
