import {
  type Conversation,
  type FileInfo,
  isGroupChatLine,
  type Message,
  type Page,
  REMOVED_MESSAGE,
  type RoomMember,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { Once } from '../../core/once.ts';
import { inOrder, type PageAsked, type Placed, pageOf } from '../../core/paging.ts';
import { addMembers, createGroupChat, leaveGroupChat } from './groupChats.ts';
import { type GivenRoom, Rooms } from './rooms.ts';

/** What a member sends. */
interface Draft {
  content: string;
  files?: readonly FileInfo[];
  client_id?: string | undefined;
}

/** Which of a room's messages are asked for. */
interface HistoryAsked {
  limit: number;
  before?: number | undefined;
  after?: number | undefined;
}

/** Conversations of two and group chats, and what is said in them. */
export class Conversations {
  #rooms: Rooms;
  #once = new Once();

  constructor(community: Community) {
    this.#rooms = new Rooms(community);
  }

  /** When a member wrote messages, in any room. */
  sentBy(memberId: string): string[] {
    return this.#rooms
      .all()
      .flatMap((room) => room.seenBy(memberId))
      .filter(({ sender_id }) => sender_id === memberId)
      .map(({ created_at }) => created_at);
  }

  /** Puts a room in as it is. */
  add(room: GivenRoom): void {
    this.#rooms.add(room);
  }

  /** The direct room of two members, made at first (MSG-046). */
  openDirect(viewerId: string, otherId: string): Conversation {
    if (viewerId === otherId) throw new Refusal(400, 'ownConversation');
    let room = this.#rooms
      .all()
      .find(({ isDirect, members }) => isDirect && members.has(viewerId) && members.has(otherId));
    if (!room) {
      this.#rooms.assertReachable(viewerId, [otherId]);
      room = this.#rooms.make(null, [viewerId, otherId], [viewerId]);
    }
    room.open(viewerId);
    return this.#rooms.conversation(room, viewerId);
  }

  /** Makes a group chat (MSG-054); the same `clientId` again gives the first. */
  createGroupChat(
    makerId: string,
    name: string,
    memberIds: readonly string[],
    clientId?: string,
  ): Conversation {
    const id = this.#once.do(makerId, clientId, () =>
      createGroupChat(this.#rooms, makerId, name, memberIds),
    );
    return this.get(makerId, id);
  }

  /** Adds to a group chat those who are not in it. */
  addMembers(viewerId: string, roomId: string, memberIds: readonly string[]): Conversation {
    const room = addMembers(this.#rooms, viewerId, roomId, memberIds);
    return this.#rooms.conversation(room, viewerId);
  }

  /** Leaves a group chat; the last one to go takes it along. */
  leave(memberId: string, roomId: string): void {
    leaveGroupChat(this.#rooms, memberId, roomId);
  }

  /** Whether a member is in a room. */
  isIn(memberId: string, roomId: string): boolean {
    return this.#rooms.find(roomId)?.members.has(memberId) === true;
  }

  /** One of a member's rooms. */
  get(viewerId: string, roomId: string): Conversation {
    return this.#rooms.conversation(this.#rooms.own(viewerId, roomId), viewerId);
  }

  /** A member's rooms, newest activity first. */
  page(viewerId: string, asked: PageAsked): Page<Conversation> {
    const newestFirst = (a: Placed, b: Placed) => inOrder(b, a);
    const rooms = this.#rooms
      .all()
      .filter((room) => room.isShownTo(viewerId))
      .map((room) => ({ id: room.id, created_at: room.activityFor(viewerId), room }))
      .sort(newestFirst);
    const { items, cursor } = pageOf(rooms, asked, newestFirst);
    return { items: items.map(({ room }) => this.#rooms.conversation(room, viewerId)), cursor };
  }

  /** Who is in a room. */
  membersOf(viewerId: string, roomId: string): RoomMember[] {
    const { members } = this.#rooms.own(viewerId, roomId);
    return [...members].flatMap(([id, { read_sequence, joined_at }]) => {
      const user = this.#rooms.community.accounts.member(id);
      return user ? [{ user, read_sequence, joined_at }] : [];
    });
  }

  /** Sends a message, or gives the one sent before with the same `client_id` (MSG-042–044). */
  send(senderId: string, roomId: string, { content, files = [], client_id }: Draft): Message {
    const room = this.#rooms.own(senderId, roomId);
    const first = client_id === undefined ? undefined : room.sentAs(senderId, client_id);
    if (first) return this.#rooms.shown(first, senderId);
    const other = room.isDirect ? room.otherThan(senderId) : undefined;
    if (other !== undefined) this.#rooms.assertReachable(senderId, [other]);
    const message = this.#rooms.nextMessage(room, senderId, {
      content,
      attachments: files.map(({ id }) => id),
      files: [...files],
      client_id: client_id ?? null,
    });
    room.say(message);
    this.#rooms.announce(room, message);
    return this.#rooms.shown(message, senderId);
  }

  /** Whether a member sees a message that others can be told of. */
  sees(viewerId: string, messageId: string): boolean {
    const isIt = (one: Message) => one.id === messageId && isWorded(one);
    return this.#rooms.all().some((room) => room.seenBy(viewerId).some(isIt));
  }

  /** A message that somebody wrote, and those before it in its room, whoever may see them. */
  locate(messageId: string): [Message, Message[]] | undefined {
    for (const { messages } of this.#rooms.all()) {
      const index = messages.findIndex(({ id }) => id === messageId);
      const message = messages[index];
      if (message && isWorded(message)) return [message, messages.slice(0, index).filter(isWorded)];
    }
    return undefined;
  }

  /** Takes the words and files of a message out; it keeps its place. */
  takeOut(messageId: string): void {
    for (const room of this.#rooms.all()) {
      const files = room.takeOut(messageId);
      if (!files) continue;
      this.#rooms.community.files.dropUnused(files);
      const event = { type: 'message_removed', room_id: room.id, message_id: messageId } as const;
      this.#rooms.publishRoom(room, () => event);
    }
  }

  /** Messages by their numbers (MSG-023). */
  history(viewerId: string, roomId: string, { limit, before, after }: HistoryAsked): Message[] {
    const shown = this.#rooms
      .own(viewerId, roomId)
      .seenBy(viewerId)
      .filter(({ sequence = 0 }) => sequence > (after ?? 0) && sequence < (before ?? Infinity));
    const picked = after === undefined ? shown.slice(-limit) : shown.slice(0, limit);
    return picked.map((message) => this.#rooms.shown(message, viewerId));
  }

  /** Marks a room read up to a number; never less than it was. */
  read(viewerId: string, roomId: string, sequence: number) {
    const room = this.#rooms.own(viewerId, roomId);
    const before = new Map([...room.members.keys()].map((id) => [id, room.othersRead(id)]));
    if (room.read(viewerId, sequence)) {
      for (const [id, readBefore] of before) {
        const othersRead = room.othersRead(id);
        // Whose read marks stay as they were hears nothing.
        if (id !== viewerId && othersRead === readBefore) continue;
        this.#rooms.community.events.publish(id, {
          type: 'read',
          room_id: roomId,
          user_id: viewerId,
          sequence: room.readBy(viewerId),
          others_read_sequence: othersRead,
        });
      }
      this.#rooms.publishUnread(room, [viewerId]);
    }
    return { read_sequence: room.readBy(viewerId), unread_count: room.unreadOf(viewerId) };
  }

  /** What a member has not read, in all rooms together. */
  unreadTotal(viewerId: string): number {
    return this.#rooms.unreadTotal(viewerId);
  }

  /** Tells the others that a member is, or is no longer, writing. */
  type(memberId: string, roomId: string, typing = true): void {
    const { accounts, events, blocking } = this.#rooms.community;
    const room = this.#rooms.find(roomId);
    const full_name = accounts.member(memberId)?.full_name ?? null;
    if (!room?.members.has(memberId)) return;
    const event = {
      type: 'typing',
      room_id: roomId,
      user_id: memberId,
      full_name,
      typing,
    } as const;
    for (const id of room.members.keys())
      if (id !== memberId && !blocking.hasBlocked(id, memberId)) events.publish(id, event);
  }

  /** Whether a file is in a message that the member may read. */
  showsFile(viewerId: string, fileId: string): boolean {
    return this.#rooms
      .all()
      .some((room) =>
        room.seenBy(viewerId).some(({ attachments }) => attachments.includes(fileId)),
      );
  }

  /** Whether a message carries a file. */
  holdsFile(fileId: string): boolean {
    return this.#rooms.all().some((room) => room.holdsFile(fileId));
  }
}

/** Whether a message has an author and words of theirs: no line, and not taken out. */
const isWorded = (message: Message): boolean =>
  !isGroupChatLine(message) && message.message_type !== REMOVED_MESSAGE;
