import { SOCKET_CLOSE, SocketCommand, type SocketEvent } from '@saudagar/contract';
import { WebSocket } from 'ws';
import { z } from 'zod/mini';

/** Most bytes that wait for a member who takes them slowly; then the socket is closed. */
const WAITING_MAX = 1_000_000;
/** From so many bytes on nothing more is sent that is soon untrue. */
const PASSING_MAX = 64_000;
/** How many frames a member may send in how many milliseconds. */
const FRAMES_MAX = 60;
const FRAMES_TIME = 10_000;
/** How long the other side may take to say goodbye, in milliseconds. */
const FAREWELL = 2_000;

/** An open socket of a member. */
export interface Connection {
  readonly memberId: string;
  readonly token: string;
  /** The room it is for; null for the member-wide one. */
  readonly roomId: string | null;
  /** Says something as soon as it can be; nothing before `ready`, and nothing once it is closing. */
  send(frame: string): void;
  /** Says something that need not come where much is waiting already. */
  sendPassing(frame: string): void;
  /** Says `ready`, and for how many milliseconds it was quiet: what is sent comes from now on. */
  open(quietMs: number): void;
  /** Ends it; resolves when it is gone. */
  close(code: number): Promise<void>;
  /** Asks whether the other side is there; ends it where the last time was not answered. */
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

/** Minds one socket: what it may send, and how much may wait for it. */
export function createConnection(parts: ConnectionParts): Connection {
  const { socket, memberId, token, roomId, onCommand, onClose } = parts;
  const isBelowLimit = frameLimit();
  let isOpen = false;
  let isAlive = true;
  const removed = new Promise<void>((resolve) => {
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
      // The goodbye waits behind what the other side does not take.
      setTimeout(() => socket.terminate(), FAREWELL).unref();
    }
    return removed;
  }

  function send(frame: string): void {
    if (!isOpen) return;
    if (socket.bufferedAmount > WAITING_MAX) void close(SOCKET_CLOSE.tooSlow);
    else socket.send(frame);
  }

  // The connection's end follows every error.
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

/** A command; undefined for one of a later version, null for what is none. */
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

/** Tells for each frame whether it is one of as many as are allowed. */
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
