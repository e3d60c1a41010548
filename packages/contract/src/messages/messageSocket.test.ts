import { describe, expect, it, test } from 'vitest';
import { parseSocketEvent, socketAddress } from '../index.ts';

const message = {
  id: 'm1',
  room_id: 'r1',
  sequence: 7,
  sender_id: 'u1',
  sender: { id: 'u1', full_name: 'Siti Rahayu' },
  content: 'Halo',
  message_type: 'text',
  created_at: '2026-11-21T09:00:00.000Z',
};

describe('a socket frame', () => {
  it('a frame with a new message is parsed with its defaults', () => {
    const event = parseSocketEvent(JSON.stringify({ type: 'new_message', message }));
    expect(event).toEqual({ type: 'new_message', message: { ...message, attachments: [] } });
  });

  it('a frame from a server without sequence numbers is parsed', () => {
    const { sequence: _, room_id: __, ...plain } = message;
    const event = parseSocketEvent(JSON.stringify({ type: 'new_message', message: plain }));
    expect(event).toMatchObject({ type: 'new_message', message: plain });
  });

  test.each([
    ['of an unknown type', '{"type":"call_started","room_id":"r1"}'],
    ['that breaks the contract', '{"type":"read","room_id":"r1"}'],
    ['that is no JSON', 'hello'],
    ['that is no object', 'null'],
    ['of bytes', new ArrayBuffer(2)],
  ])('a frame %s is ignored', (_, frame) => {
    expect(parseSocketEvent(frame)).toBeUndefined();
  });
});

describe('a socket address', () => {
  const origin = 'https://portal.example';

  it('a socket address defaults to the origin of the page', () => {
    expect(socketAddress('t', { origin })).toBe('wss://portal.example/api/messages/ws?token=t');
  });

  it("a socket address follows the server's base URL, with or without a path", () => {
    const at = (baseUrl: string) => socketAddress('t', { origin, baseUrl });
    expect(at('http://127.0.0.1:3000')).toBe('ws://127.0.0.1:3000/api/messages/ws?token=t');
    expect(at('/hub')).toBe('wss://portal.example/hub/api/messages/ws?token=t');
  });

  it('a socket address names the room and encodes the token', () => {
    const address = new URL(socketAddress('a+b/c=&d', { origin, roomId: 'r-1' }));
    expect(address.pathname).toBe('/api/messages/ws/r-1');
    expect(address.searchParams.get('token')).toBe('a+b/c=&d');
  });
});
