import type { SocketEvent } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { conversationOf, messageOf } from '../message.testing.ts';
import {
  applyEvent,
  conversationName,
  inOrder,
  mergeRead,
  searchConversations,
  unreadIn,
} from './conversations.ts';

const lastOf = (minute: number, content = 'Halo') => ({
  content,
  sender_id: 'budi',
  created_at: new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString(),
  sequence: minute,
});
const ids = (list: readonly { id: string }[] | null) => list?.map(({ id }) => id);

describe('conversations', () => {
  it('a direct conversation shows the other member, any other its name (MSG-019)', () => {
    expect(conversationName(conversationOf('one'))).toBe('Budi Santoso');
    expect(conversationName(conversationOf('two', { room_type: 'group', name: ' Pasar ' }))).toBe(
      'Pasar',
    );
    expect(conversationName(conversationOf('three', { other_user: null }))).toBeNull();
  });

  it('conversations are ordered by last message, or by creation without one (MSG-058)', () => {
    const list = [
      conversationOf('old', { last_message: lastOf(1) }),
      conversationOf('new', { last_message: lastOf(9) }),
      conversationOf('made', { activity_at: lastOf(5).created_at }),
      conversationOf('never'),
    ];
    expect(ids(inOrder(list))).toEqual(['new', 'made', 'old', 'never']);
  });

  it('conversations are found by name and last message, in any case (MSG-018)', () => {
    const list = [
      conversationOf('budi', { last_message: lastOf(1, 'Harga kopi?') }),
      conversationOf('pasar', { room_type: 'group', name: 'Pasar Senen' }),
    ];
    expect(ids(searchConversations(list, 'BUDI'))).toEqual(['budi']);
    expect(ids(searchConversations(list, 'kopi'))).toEqual(['budi']);
    expect(ids(searchConversations(list, 'senen'))).toEqual(['pasar']);
    expect(searchConversations(list, 'teh')).toEqual([]);
  });

  it('unread messages of all conversations are added up', () => {
    expect(
      unreadIn([
        conversationOf('a', { unread_count: 2 }),
        conversationOf('b', { unread_count: 5 }),
      ]),
    ).toBe(7);
  });
});

describe('socket events in the list of conversations', () => {
  const list = [
    conversationOf('first', { last_message: lastOf(9) }),
    conversationOf('room', { last_message: lastOf(3), last_sequence: 3 }),
  ];
  const apply = (event: SocketEvent) => applyEvent(list, event, 'siti');

  it('a new message moves its conversation up and counts as unread, once', () => {
    const event: SocketEvent = { type: 'new_message', message: messageOf(30) };
    const next = apply(event);
    expect(ids(next)).toEqual(['room', 'first']);
    expect(next?.[0]).toMatchObject({ unread_count: 1, last_message: { content: 'Message 30' } });
    expect(applyEvent(next ?? [], event, 'siti')).toBe(next);
  });

  it("the member's own message does not count as unread", () => {
    const message = messageOf(30, { sender_id: 'siti' });
    expect(apply({ type: 'new_message', message })?.[0]?.unread_count).toBe(0);
  });

  it('an old message changes nothing in the list', () => {
    expect(apply({ type: 'new_message', message: messageOf(2) })).toBe(list);
  });

  it('an event for an unknown room asks to read the list again', () => {
    const message = messageOf(30, { room_id: 'other' });
    expect(apply({ type: 'new_message', message })).toBeNull();
  });

  it('unread counts and read marks of other devices are applied', () => {
    const counted = apply({ type: 'unread', room_id: 'room', unread_count: 4, total: 9 });
    expect(counted?.find(({ id }) => id === 'room')?.unread_count).toBe(4);
    const others = apply({
      type: 'read',
      room_id: 'room',
      user_id: 'budi',
      sequence: 3,
      others_read_sequence: 3,
    });
    expect(others?.find(({ id }) => id === 'room')?.others_read_sequence).toBe(3);
    expect(ids(apply({ type: 'room_left', room_id: 'room' }))).toEqual(['first']);
  });
});

it('a reply older than events received meanwhile reverts nothing', () => {
  const known = [conversationOf('room', { last_message: lastOf(9), unread_count: 2 })];
  const read = [
    conversationOf('room', { last_message: lastOf(3), unread_count: 1, name: 'new name' }),
  ];
  expect(mergeRead(known, read)).toMatchObject([
    { last_message: { sequence: 9 }, unread_count: 2, name: 'new name' },
  ]);
  expect(mergeRead(known, [])).toEqual([]);
});

it('a group chat that the member left and rejoined loses its old state', () => {
  const known = [conversationOf('room', { first_sequence: 1, last_message: lastOf(9) })];
  const read = [conversationOf('room', { first_sequence: 10 })];
  expect(mergeRead(known, read)).toMatchObject([{ last_message: null }]);
});

it('a line about joining is the last message, and never counts as unread', () => {
  const members = [{ id: 'rina', full_name: 'Rina' }];
  const message = messageOf(30, { message_type: 'members_added', content: '', members });
  const [room] =
    applyEvent([conversationOf('room')], { type: 'new_message', message }, 'siti') ?? [];
  expect(room).toMatchObject({ unread_count: 0, last_message: { members, sequence: 30 } });
});
