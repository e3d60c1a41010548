import {
  type Conversation,
  type FileInfo,
  isGroupChatLine,
  type Message,
  type MessageReactions,
  type Page,
  quoteMessage,
  REMOVED_MESSAGE,
  type Reaction,
  type RoomMember,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { Once } from '../../core/once.ts';
import { inOrder, type PageAsked, type Placed, pageOf } from '../../core/paging.ts';
import { addMembers, createGroupChat, leaveGroupChat } from './groupChats.ts';
import type { Room } from './room.ts';
import { type GivenRoom, Rooms } from './rooms.ts';

/** A message to send. */
interface Draft {
  content: string;
  files?: readonly FileInfo[];
  client_id?: string | undefined;
  reply_to?: string | undefined;
}

/** The requested range of a room's messages. */
interface HistoryAsked {
  limit: number;
  before?: number | undefined;
  after?: number | undefined;
}

/** A message of a room. */
interface MessageKey {
  roomId: string;
  messageId: string;
}

/** Direct conversations and group chats, with their messages. */
export class Conversations {
  #rooms: Rooms;
  #once = new Once();

  constructor(community: Community) {
    this.#rooms = new Rooms(community);
  }

  /** Returns the times of a member's messages in any room. */
  sentBy(memberId: string): string[] {
    return this.#rooms
      .all()
      .flatMap((room) => room.seenBy(memberId))
      .filter(({ sender_id }) => sender_id === memberId)
      .map(({ created_at }) => created_at);
  }

  /** Adds a room unchanged. */
  add(room: GivenRoom): void {
    this.#rooms.add(room);
  }

  /** Opens the direct room of two members; creates it if needed (MSG-046). */
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

  /** Publishes that the direct room of two members has changed. */
  publishDirect(one: string, other: string): void {
    for (const room of this.#rooms.all())
      if (room.isDirect && room.members.has(one) && room.members.has(other))
        for (const id of room.members.keys())
          if (room.isShownTo(id))
            this.#rooms.community.events.publish(id, { type: 'room', room_id: room.id });
  }

  /** Creates a group chat (MSG-054); repeating the same `clientId` returns the first. */
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

  /** Adds new members to a group chat. */
  addMembers(viewerId: string, roomId: string, memberIds: readonly string[]): Conversation {
    const room = addMembers(this.#rooms, viewerId, roomId, memberIds);
    return this.#rooms.conversation(room, viewerId);
  }

  /** Leaves a group chat; the last member's departure deletes it. */
  leave(memberId: string, roomId: string): void {
    leaveGroupChat(this.#rooms, memberId, roomId);
  }

  /** Checks whether a member is in a room. */
  isIn(memberId: string, roomId: string): boolean {
    return this.#rooms.find(roomId)?.members.has(memberId) === true;
  }

  /** Returns one of a member's rooms. */
  get(viewerId: string, roomId: string): Conversation {
    return this.#rooms.conversation(this.#rooms.own(viewerId, roomId), viewerId);
  }

  /** Lists a member's rooms, newest activity first. */
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

  /** Lists the members of a room. */
  membersOf(viewerId: string, roomId: string): RoomMember[] {
    const { members } = this.#rooms.own(viewerId, roomId);
    return [...members].flatMap(([id, { read_sequence, joined_at }]) => {
      const user = this.#rooms.community.accounts.member(id);
      return user ? [{ user, read_sequence, joined_at }] : [];
    });
  }

  /** Sends a message, or returns an earlier one with the same `client_id` (MSG-042–044). */
  send(senderId: string, roomId: string, draft: Draft): Message {
    const { content, files = [], client_id, reply_to } = draft;
    const room = this.#rooms.own(senderId, roomId);
    const first = client_id === undefined ? undefined : room.sentAs(senderId, client_id);
    if (first) return this.#rooms.shown(first, senderId);
    const other = room.isDirect ? room.otherThan(senderId) : undefined;
    if (other !== undefined) this.#rooms.assertReachable(senderId, [other]);
    const quoted = reply_to === undefined ? null : this.#quotable(room, senderId, reply_to);
    const message = this.#rooms.nextMessage(room, senderId, {
      content,
      attachments: files.map(({ id }) => id),
      files: [...files],
      client_id: client_id ?? null,
      reply_to: quoted && quoteMessage(quoted),
    });
    room.say(message);
    this.#rooms.announce(room, message);
    return this.#rooms.shown(message, senderId);
  }

  #quotable(room: Room, senderId: string, messageId: string): Message {
    const quoted = room.quotable(senderId, messageId);
    if (this.#rooms.hides(quoted, senderId))
      throw new Refusal(404, 'quotedNotFound', { field: 'reply_to' });
    return quoted;
  }

  /** Sets a member's reaction to a message, or takes it back with null (MSG-066). */
  react(memberId: string, { roomId, messageId }: MessageKey, emoji: string | null) {
    const room = this.#rooms.own(memberId, roomId);
    const message = this.#reactable(memberId, { roomId, messageId });
    const other = room.isDirect ? room.otherThan(memberId) : undefined;
    if (other !== undefined && emoji !== null) this.#rooms.assertReachable(memberId, [other]);
    if (room.react(memberId, messageId, emoji))
      this.#rooms.publishReaction(room, message, memberId);
    const { reactions = [], my_reaction } = this.#rooms.shown(message, memberId);
    return { reactions, my_reaction } satisfies MessageReactions;
  }

  /** Lists who reacted to a message, the oldest first. */
  reactionsTo(viewerId: string, key: MessageKey): Reaction[] {
    const { id } = this.#reactable(viewerId, key);
    const room = this.#rooms.own(viewerId, key.roomId);
    return [...room.reactionsTo(id)].flatMap(([memberId, emoji]) => {
      const user = this.#rooms.community.accounts.member(memberId);
      return user && !this.#rooms.isHidden(room, memberId, viewerId) ? [{ emoji, user }] : [];
    });
  }

  #reactable(viewerId: string, { roomId, messageId }: MessageKey): Message {
    const seen = this.#rooms.own(viewerId, roomId).seenBy(viewerId);
    const message = seen.find((one) => one.id === messageId && isWorded(one));
    if (!message || this.#rooms.hides(message, viewerId)) throw new Refusal(404, 'messageNotFound');
    return message;
  }

  /** Checks whether a member sees a message that may be flagged. */
  sees(viewerId: string, messageId: string): boolean {
    const isIt = (one: Message) => one.id === messageId && isWorded(one);
    return this.#rooms.all().some((room) => room.seenBy(viewerId).some(isIt));
  }

  /** Finds a member's message and those before it in its room, without an access check. */
  locate(messageId: string): [Message, Message[]] | undefined {
    for (const { messages } of this.#rooms.all()) {
      const index = messages.findIndex(({ id }) => id === messageId);
      const message = messages[index];
      if (message && isWorded(message)) return [message, messages.slice(0, index).filter(isWorded)];
    }
    return undefined;
  }

  /** Removes text and files of a message, which keeps its place. */
  takeOut(messageId: string): (() => void) | null {
    for (const room of this.#rooms.all()) {
      const taken = room.takeOut(messageId);
      if (!taken) continue;
      this.#rooms.community.files.dropUnused(taken.files);
      const event = { type: 'message_removed', room_id: room.id, message_id: messageId } as const;
      this.#rooms.publishRoom(room, () => event);
      return () => {
        taken.putBack();
        this.#rooms.publishRoom(room, () => ({ type: 'gap' }));
      };
    }
    return null;
  }

  /** Returns messages by number (MSG-023). */
  history(viewerId: string, roomId: string, { limit, before, after }: HistoryAsked): Message[] {
    const shown = this.#rooms
      .own(viewerId, roomId)
      .seenBy(viewerId)
      .filter(({ sequence = 0 }) => sequence > (after ?? 0) && sequence < (before ?? Infinity));
    const picked = after === undefined ? shown.slice(-limit) : shown.slice(0, limit);
    return picked.map((message) => this.#rooms.shown(message, viewerId));
  }

  /** Marks a room read up to a number; never lowers it. */
  read(viewerId: string, roomId: string, sequence: number) {
    const room = this.#rooms.own(viewerId, roomId);
    const before = new Map([...room.members.keys()].map((id) => [id, room.othersRead(id)]));
    if (room.read(viewerId, sequence)) {
      for (const [id, readBefore] of before) {
        const othersRead = room.othersRead(id);
        if (this.#rooms.community.blocking.areApart(id, viewerId)) continue;
        // Members whose read mark does not change receive no event.
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
    return {
      read_sequence: room.readBy(viewerId),
      unread_count: this.#rooms.unreadOf(room, viewerId),
    };
  }

  /** Counts a member's unread messages in all rooms. */
  unreadTotal(viewerId: string): number {
    return this.#rooms.unreadTotal(viewerId);
  }

  /** Publishes to the others that a member started or stopped typing. */
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
      if (id !== memberId && !blocking.areApart(id, memberId)) events.publish(id, event);
  }

  /** Checks whether a file is in a message that the member may read. */
  showsFile(viewerId: string, fileId: string): boolean {
    return this.#rooms
      .all()
      .some((room) =>
        room.seenBy(viewerId).some(({ attachments }) => attachments.includes(fileId)),
      );
  }

  /** Checks whether a message carries a file. */
  holdsFile(fileId: string): boolean {
    return this.#rooms.all().some((room) => room.holdsFile(fileId));
  }
}

/** Checks whether a message has an author and text: neither a system line nor removed. */
const isWorded = (message: Message): boolean =>
  !isGroupChatLine(message) && message.message_type !== REMOVED_MESSAGE;
