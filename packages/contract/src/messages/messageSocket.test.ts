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

describe('a frame', () => {
  it('of a new message is read, and what it leaves out filled in', () => {
    const event = parseSocketEvent(JSON.stringify({ type: 'new_message', message }));
    expect(event).toEqual({ type: 'new_message', message: { ...message, attachments: [] } });
  });

  it('of a server without numbers is read as well', () => {
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
  ])('%s is passed over', (_, frame) => {
    expect(parseSocketEvent(frame)).toBeUndefined();
  });
});

describe('the address of a socket', () => {
  const origin = 'https://portal.example';

  it('stands on the page where the server does', () => {
    expect(socketAddress('t', { origin })).toBe('wss://portal.example/api/messages/ws?token=t');
  });

  it('follows the server, plain or under a path', () => {
    const at = (baseUrl: string) => socketAddress('t', { origin, baseUrl });
    expect(at('http://127.0.0.1:3000')).toBe('ws://127.0.0.1:3000/api/messages/ws?token=t');
    expect(at('/hub')).toBe('wss://portal.example/hub/api/messages/ws?token=t');
  });

  it('names a room, and writes any token so that it is read back as it was', () => {
    const address = new URL(socketAddress('a+b/c=&d', { origin, roomId: 'r-1' }));
    expect(address.pathname).toBe('/api/messages/ws/r-1');
    expect(address.searchParams.get('token')).toBe('a+b/c=&d');
  });
});
