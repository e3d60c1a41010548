import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSocket } from './socketTransport.ts';

/** The browser's socket, as the test plays it. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: string[] = [];
  isShut = false;
  onmessage: (event: { data: unknown }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  onopen: () => void = () => {};
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.last = this;
  }

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.isShut = true;
  }

  receive(...events: object[]) {
    for (const event of events) this.onmessage({ data: JSON.stringify(event) });
  }
}

async function open(address: Promise<string | null> = Promise.resolve('wss://a.id/ws')) {
  const listener = { onOpen: vi.fn(), onEvents: vi.fn(), onClose: vi.fn() };
  const socket = openSocket(address, listener);
  await vi.advanceTimersByTimeAsync(0);
  return { ...listener, ...socket };
}

const ready = { type: 'ready' };
const room = (id: string) => ({ type: 'room', room_id: id });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a socket', () => {
  it('is open once the server says so', async () => {
    const { onOpen } = await open();
    expect(FakeSocket.last.url).toBe('wss://a.id/ws');
    expect(onOpen).not.toHaveBeenCalled();
    FakeSocket.last.receive(ready);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('tells at once what comes together, and what comes soon after it together', async () => {
    const { onEvents } = await open();
    FakeSocket.last.receive(ready, room('a'), room('b'));
    vi.advanceTimersByTime(0);
    expect(onEvents.mock.calls).toEqual([[[room('a'), room('b')]]]);
    FakeSocket.last.receive(room('c'));
    vi.advanceTimersByTime(49);
    FakeSocket.last.receive(room('d'));
    expect(onEvents).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(onEvents.mock.calls[1]).toEqual([[room('c'), room('d')]]);
    vi.advanceTimersByTime(50);
    FakeSocket.last.receive(room('e'));
    vi.advanceTimersByTime(0);
    expect(onEvents).toHaveBeenCalledTimes(3);
  });

  it('passes over what it does not understand', async () => {
    const { onEvents } = await open();
    FakeSocket.last.receive(ready, { type: 'news of a later version' });
    FakeSocket.last.onmessage({ data: '{' });
    expect(onEvents).not.toHaveBeenCalled();
  });

  it('that is silent for twice the heartbeat counts as closed', async () => {
    const { onClose } = await open();
    FakeSocket.last.receive(ready);
    vi.advanceTimersByTime(39_000);
    FakeSocket.last.receive({ type: 'heartbeat' });
    vi.advanceTimersByTime(39_999);
    expect(onClose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(1006);
    expect(FakeSocket.last.isShut).toBe(true);
  });

  it('that never answers is given up', async () => {
    const { onClose } = await open();
    vi.advanceTimersByTime(10_000);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(1006);
  });

  it('tells what it heard before it was closed, and its code', async () => {
    const { onClose, onEvents } = await open();
    FakeSocket.last.receive(ready, room('a'), room('b'));
    FakeSocket.last.onclose({ code: 4401 });
    expect(onEvents).toHaveBeenCalledExactlyOnceWith([room('a'), room('b')]);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(4401);
  });

  it('shut here tells nothing more', async () => {
    const { onClose, onEvents, shut } = await open();
    shut();
    FakeSocket.last.receive(ready, room('a'));
    FakeSocket.last.onclose({ code: 1000 });
    vi.advanceTimersByTime(60_000);
    expect(onClose).not.toHaveBeenCalled();
    expect(onEvents).not.toHaveBeenCalled();
  });

  it('shut while it opens is closed once it is open, since a browser warns of one closed before', async () => {
    const { onOpen, onClose, shut } = await open();
    FakeSocket.last.readyState = FakeSocket.CONNECTING;
    shut();
    expect(FakeSocket.last.isShut).toBe(false);
    FakeSocket.last.onopen();
    expect(FakeSocket.last.isShut).toBe(true);
    FakeSocket.last.receive(ready);
    expect(onOpen).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shut while it opens is closed at the latest when its time is up, so that no other waits for it', async () => {
    const { onClose, shut } = await open();
    FakeSocket.last.readyState = FakeSocket.CONNECTING;
    shut();
    vi.advanceTimersByTime(9_999);
    expect(FakeSocket.last.isShut).toBe(false);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.isShut).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([async () => null, () => Promise.reject(new Error('No token'))])(
    'without a token is closed before it opens',
    async (address) => {
      const { onClose } = await open(address());
      expect(onClose).toHaveBeenCalledExactlyOnceWith(1006);
    },
  );

  it('says commands while it is open', async () => {
    const { say } = await open();
    say({ type: 'typing' });
    expect(FakeSocket.last.sent).toEqual(['{"type":"typing"}']);
    FakeSocket.last.readyState = 3;
    say({ type: 'typing' });
    expect(FakeSocket.last.sent).toHaveLength(1);
  });
});
