import { countReactions, HIDDEN_SENDER, SOCKET_CLOSE, type SocketEvent } from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { frameOf } from '../../sockets/connection.ts';
import type { Connections } from '../../sockets/connections.ts';
import type { BusEvent } from '../../sockets/fanOut.ts';
import { toMessage } from './messageViews.ts';
import { othersRead, readersToNotify } from './readPositions.ts';
import { createRoomReads } from './roomReads.ts';
import { createSentReadMarks } from './sentReadMarks.ts';

type Of<Kind extends BusEvent['kind']> = Extract<BusEvent, { kind: Kind }>;

const GAP = frameOf({ type: 'gap' });
const NOBODY: ReadonlySet<string> = new Set();

/** An event in a room. */
export type RoomBusEvent = Of<
  'message' | 'read' | 'typing' | 'room' | 'removed' | 'restored' | 'reaction'
>;

/** Publishes events of rooms to this process's sockets of their members. */
export function createRoomPublisher({ db, signer }: Community, connections: Connections) {
  const {
    listenersOf,
    apartFrom,
    hiddenIn,
    lowestPositionsOf,
    messagesBetween,
    reactionsOf,
    unreadOf,
  } = createRoomReads(db);

  const present = async (room: string) =>
    (await listenersOf({ room })).filter(({ member_id }) => connections.has(member_id));

  const sentReadMarks = createSentReadMarks();
  const forgetMarks = (memberId: string, room: string) => {
    for (const connection of connections.listeningTo(memberId, room))
      sentReadMarks.forget(connection, room);
  };

  const sendTo = (memberId: string, room: string, frame: string) => {
    for (const connection of connections.listeningTo(memberId, room)) connection.send(frame);
  };

  async function publishUnread(room: string, memberIds: readonly string[]): Promise<void> {
    const members = memberIds.filter((id) =>
      connections.of(id).some(({ roomId }) => roomId === null),
    );
    if (members.length === 0) return;
    for (const { member_id, unread_count, total } of await unreadOf({ room, members })) {
      const frame = frameOf({ type: 'unread', room_id: room, unread_count, total });
      for (const { roomId, send } of connections.of(member_id)) if (roomId === null) send(frame);
    }
  }

  /**
   * Publishes the messages after a number, as many as one read returns, and returns the last
   * number, which covers events that came meanwhile. Later events cover the rest.
   */
  async function publishMessages(
    room: string,
    { after, upTo }: { after: number; upTo: number },
  ): Promise<number | undefined> {
    const listeners = await present(room);
    if (listeners.length === 0) return undefined;
    const rows = await messagesBetween({ room, after, upTo });
    const hiddenFrom = Map.groupBy(await hiddenIn({ room }), ({ reader_id }) => reader_id);
    for (const row of rows) {
      const frame = (id: string, firstSequence: number, hidden: ReadonlySet<string> = NOBODY) =>
        frameOf({
          type: 'new_message',
          message: toMessage(signer, row, { id, firstSequence, hidden }),
        });
      const own = frame(row.sender_id, 0);
      const others = frame('', 0);
      // Members who joined after the quoted message do not see it.
      const later = row.quoted && frame('', row.quoted.sequence + 1);
      for (const { member_id, first_sequence } of listeners) {
        if (row.sequence < first_sequence) continue;
        const hidden = hiddenFrom.get(member_id);
        if (hidden) {
          const ids = new Set(hidden.map(({ hidden_id }) => hidden_id));
          const id = member_id === row.sender_id ? member_id : '';
          sendTo(member_id, room, frame(id, first_sequence, ids));
          continue;
        }
        const isLater = row.quoted !== null && row.quoted.sequence < first_sequence;
        const shown = isLater ? later : others;
        sendTo(member_id, room, (member_id === row.sender_id ? own : shown) ?? others);
      }
    }
    await publishUnread(
      room,
      listeners.map(({ member_id }) => member_id),
    );
    return rows.at(-1)?.sequence;
  }

  async function publishRead({ room, member, from, sequence }: Of<'read'>): Promise<void> {
    const lowest = await lowestPositionsOf({ room });
    const recipients = readersToNotify(lowest, { member, from });
    const others =
      recipients === 'everybody'
        ? (await listenersOf({ room })).map((one) => one.member_id)
        : [recipients];
    const apart = new Set((await apartFrom({ room, member })).map((one) => one.member_id));
    for (const id of new Set([member, ...others])) {
      if (id === null || !connections.has(id) || apart.has(id)) continue;
      const others_read_sequence = othersRead(lowest, id);
      const event: SocketEvent = {
        type: 'read',
        room_id: room,
        user_id: member,
        sequence,
        others_read_sequence,
      };
      const frame = frameOf(event);
      for (const connection of connections.listeningTo(id, room)) {
        const isNew = sentReadMarks.record(connection, room, others_read_sequence);
        if (isNew || id === member) connection.send(frame);
      }
    }
    await publishUnread(room, [member]);
  }

  async function publishTyping({ room, member, typing }: Of<'typing'>): Promise<void> {
    const listeners = await listenersOf({ room });
    const typist = listeners.find(({ member_id }) => member_id === member);
    if (!typist) return;
    const { full_name } = typist;
    const frame = frameOf({ type: 'typing', room_id: room, user_id: member, full_name, typing });
    const deaf = new Set((await apartFrom({ room, member })).map((one) => one.member_id));
    for (const { member_id } of listeners) {
      if (member_id === member || deaf.has(member_id)) continue;
      for (const connection of connections.listeningTo(member_id, room))
        connection.sendPassing(frame);
    }
  }

  async function publishRoomChange({ room, left }: Of<'room'>): Promise<void> {
    for (const connection of left === undefined ? [] : connections.listeningTo(left, room)) {
      if (connection.roomId === null)
        connection.send(frameOf({ type: 'room_left', room_id: room }));
      else void connection.close(SOCKET_CLOSE.notFound);
    }
    const frame = frameOf({ type: 'room', room_id: room });
    // The recipient learns of a direct room from its first message.
    for (const { member_id, is_opened } of await present(room)) {
      forgetMarks(member_id, room);
      if (is_opened) sendTo(member_id, room, frame);
    }
  }

  async function publishRemoval({ room, message, sequence }: Of<'removed'>): Promise<void> {
    const frame = frameOf({ type: 'message_removed', room_id: room, message_id: message });
    for (const { member_id, first_sequence } of await present(room))
      if (sequence >= first_sequence) sendTo(member_id, room, frame);
  }

  async function publishReaction(of: Of<'reaction'>) {
    const { room, message, sequence, sender, member } = of;
    const listeners = await listenersOf({ room });
    const hidden = await hiddenIn({ room });
    const { reactions, my_reaction } = countReactions(await reactionsOf({ message }), member);
    const event = {
      type: 'message_reactions' as const,
      ...{ room_id: room, message_id: message, reactions, user_id: member },
      full_name: listeners.find(({ member_id }) => member_id === member)?.full_name ?? null,
      emoji: my_reaction,
    };
    const frame = frameOf(event);
    // The count is the same for all; who it was is not.
    const nameless = frameOf({ ...event, user_id: HIDDEN_SENDER, full_name: null, emoji: null });
    for (const { member_id, first_sequence } of listeners) {
      const isHidden = (id: string | null) =>
        hidden.some(({ reader_id, hidden_id }) => reader_id === member_id && hidden_id === id);
      if (sequence >= first_sequence && !isHidden(sender))
        sendTo(member_id, room, isHidden(member) ? nameless : frame);
    }
  }

  /** Makes a room's members fetch it again. */
  async function publishRoomGap(room: string): Promise<void> {
    for (const { member_id } of await present(room)) {
      forgetMarks(member_id, room);
      sendTo(member_id, room, GAP);
    }
  }

  /** Makes every socket's client fetch again. */
  function publishGap(): void {
    sentReadMarks.forgetAll();
    for (const connection of connections.all()) connection.send(GAP);
  }

  return {
    publishMessages,
    publishRead,
    publishTyping,
    publishRoomChange,
    publishRemoval,
    publishReaction,
    publishRoomGap,
    publishGap,
  };
}
