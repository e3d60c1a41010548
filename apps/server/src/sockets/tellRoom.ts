import { SOCKET_CLOSE, type SocketEvent } from '@saudagar/contract';
import type { Community } from '../community.ts';
import type { Notice } from '../messages/fanOut.ts';
import { toMessage } from '../messages/messageViews.ts';
import { frameOf } from './connection.ts';
import type { Connections } from './connections.ts';
import { createRoomReads, type Listener } from './roomReads.ts';

type Of<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>;

/** A notice of something in a room. */
export type RoomNotice = Of<'message' | 'read' | 'typing' | 'room'>;

/** Tells the open sockets of this process what notices of rooms mean to their members. */
export function createTeller({ db, signer }: Community, connections: Connections) {
  const { listenersOf, messagesBetween, unreadOf } = createRoomReads(db);

  const present = async (room: string) =>
    (await listenersOf({ room })).filter(({ member_id }) => connections.has(member_id));

  const tell = (memberId: string, room: string, frame: string) => {
    for (const connection of connections.hearing(memberId, room)) connection.send(frame);
  };

  async function tellUnread(room: string, listeners: readonly Listener[]): Promise<void> {
    const members = listeners
      .map(({ member_id }) => member_id)
      .filter((id) => connections.of(id).some(({ roomId }) => roomId === null));
    if (members.length === 0) return;
    for (const { member_id, unread_count, total } of await unreadOf({ room, members })) {
      const frame = frameOf({ type: 'unread', room_id: room, unread_count, total });
      for (const { roomId, send } of connections.of(member_id)) if (roomId === null) send(frame);
    }
  }

  /**
   * Tells of the messages after a number, as many as come in one go, and gives the last one's number:
   * notices that came meanwhile are answered with it. What no notice has come for yet is left to it.
   */
  async function tellMessages(
    room: string,
    { after, upTo }: { after: number; upTo: number },
  ): Promise<number | undefined> {
    const listeners = await present(room);
    if (listeners.length === 0) return undefined;
    const rows = await messagesBetween({ room, after, upTo });
    for (const row of rows) {
      const [own, others] = [row.sender_id, ''].map((viewer) =>
        frameOf({ type: 'new_message', message: toMessage(signer, row, viewer) }),
      );
      for (const { member_id, first_sequence } of listeners)
        if (row.sequence >= first_sequence)
          tell(member_id, room, (member_id === row.sender_id ? own : others) ?? '');
    }
    await tellUnread(room, listeners);
    return rows.at(-1)?.sequence;
  }

  async function tellRead({ room, member, sequence }: Of<'read'>): Promise<void> {
    const listeners = await listenersOf({ room });
    for (const { member_id } of listeners) {
      if (!connections.has(member_id)) continue;
      const others = listeners.filter((one) => one.member_id !== member_id);
      const others_read_sequence = Math.min(...others.map((one) => one.read_sequence));
      const event: SocketEvent = {
        type: 'read',
        room_id: room,
        user_id: member,
        sequence,
        others_read_sequence: others.length === 0 ? 0 : others_read_sequence,
      };
      tell(member_id, room, frameOf(event));
    }
    await tellUnread(
      room,
      listeners.filter(({ member_id }) => member_id === member),
    );
  }

  async function tellTyping({ room, member, typing }: Of<'typing'>): Promise<void> {
    const listeners = await listenersOf({ room });
    const typist = listeners.find(({ member_id }) => member_id === member);
    if (!typist) return;
    const { full_name } = typist;
    const frame = frameOf({ type: 'typing', room_id: room, user_id: member, full_name, typing });
    for (const { member_id } of listeners) {
      if (member_id === member) continue;
      for (const connection of connections.hearing(member_id, room)) connection.sendPassing(frame);
    }
  }

  async function tellChange({ room, left }: Of<'room'>): Promise<void> {
    for (const connection of left === undefined ? [] : connections.hearing(left, room)) {
      if (connection.roomId === null)
        connection.send(frameOf({ type: 'room_left', room_id: room }));
      else void connection.close(SOCKET_CLOSE.notFound);
    }
    const frame = frameOf({ type: 'room', room_id: room });
    // Who was written to hears of a room of two with its first message, which may never come.
    for (const { member_id, is_opened } of await present(room))
      if (is_opened) tell(member_id, room, frame);
  }

  /** Has a room's members look at it anew. */
  async function tellGap(room: string): Promise<void> {
    const frame = frameOf({ type: 'gap' });
    for (const { member_id } of await present(room)) tell(member_id, room, frame);
  }

  return { tellMessages, tellRead, tellTyping, tellChange, tellGap };
}
