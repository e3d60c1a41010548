import { type GroupChatLine, type Message, ROOM_MEMBERS_MAX } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Makes a group chat and gives its id (MSG-054). */
export function createGroupChat(
  rooms: Rooms,
  makerId: string,
  name: string,
  memberIds: readonly string[],
): string {
  const others = [...new Set(memberIds)].filter((id) => id !== makerId);
  rooms.requireInvitable(makerId, others, memberIds);
  const all = [makerId, ...others];
  return rooms.make(name, all, all).id;
}

/** Adds to a group chat those who are not in it. */
export function addMembers(
  rooms: Rooms,
  viewerId: string,
  roomId: string,
  memberIds: readonly string[],
): Room {
  const room = groupOf(rooms, viewerId, roomId);
  const coming = [...new Set(memberIds)].filter((id) => !room.members.has(id));
  rooms.requireInvitable(viewerId, coming, memberIds);
  if (room.members.size + coming.length > ROOM_MEMBERS_MAX)
    throw new Refusal(400, 'roomFull', { field: 'user_ids' });
  if (coming.length === 0) return room;
  const joined_at = rooms.nextMoment();
  for (const id of coming) {
    room.join(id, joined_at);
    room.open(id);
  }
  rooms.publishRoom(room, () => ({ type: 'room', room_id: roomId }));
  const members = coming.flatMap((id) => rooms.community.accounts.member(id) ?? []);
  addLine(rooms, room, viewerId, 'members_added', { members });
  return room;
}

/** Leaves a group chat; the last one to go takes it along, with the files that only it carried. */
export function leaveGroupChat(rooms: Rooms, memberId: string, roomId: string): void {
  const room = groupOf(rooms, memberId, roomId);
  room.members.delete(memberId);
  rooms.community.events.publish(memberId, { type: 'room_left', room_id: roomId });
  rooms.publishRoom(room, () => ({ type: 'room', room_id: roomId }));
  if (room.members.size > 0) {
    addLine(rooms, room, memberId, 'member_left');
    return;
  }
  rooms.remove(roomId);
  rooms.community.files.dropUnused(room.messages.flatMap(({ attachments }) => attachments));
}

/** Writes into a group chat's history who came or left. */
function addLine(
  rooms: Rooms,
  room: Room,
  by: string,
  message_type: GroupChatLine,
  parts: Partial<Message> = {},
): void {
  const line = rooms.nextMessage(room, by, { content: '', message_type, ...parts });
  room.note(line);
  rooms.announce(room, line);
}

function groupOf(rooms: Rooms, viewerId: string, roomId: string): Room {
  const room = rooms.own(viewerId, roomId);
  if (room.isDirect) throw new Refusal(400, 'directRoom');
  return room;
}
