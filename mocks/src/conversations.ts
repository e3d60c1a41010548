import {
  type Conversation,
  type FileInfo,
  type Message,
  type Page,
  ROOM_MEMBERS_MAX,
  type RoomMember,
} from '@saudagar/contract';
import type { Accounts } from './accounts.ts';
import { buildMessage } from './builders.ts';
import { type HearEvent, Hearers } from './hearers.ts';
import { inOrder, type PageAsked, pageOf } from './paging.ts';
import { Refusal } from './refusal.ts';
import { Room } from './room.ts';
import { NOW } from './time.ts';

/** A room as it is put in. */
interface GivenRoom {
  id: string;
  /** Ids of its members, in the order in which they joined. */
  members: readonly string[];
  /** Of a group; a room without one is a direct room. */
  name?: string;
  /** What was said, oldest first. Numbers follow their order. */
  messages?: readonly Partial<Message>[];
  /** How far members have read, by their ids; the others have read everything. */
  read?: Readonly<Record<string, number>>;
  /** Defaults to `NOW`; a room in which something was said goes by that. */
  created_at?: string;
}

/** What a member sends. */
interface Sending {
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

/** Rooms, what is said in them, and who hears of it. */
export class Conversations {
  #accounts: Accounts;
  #rooms = new Map<string, Room>();
  #hearers = new Hearers();
  #made = 0;

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  /** Puts a room in as it is. */
  add({ id, members, name, messages = [], read = {}, created_at = NOW }: GivenRoom): void {
    const room = new Room({ id, name: name ?? null, created_at });
    for (const member of members) room.join(member, created_at);
    for (const message of messages) {
      const sender = this.#accounts.member(message.sender_id ?? members[0] ?? '');
      const number = room.messages.length + 1;
      const given = { id: `${id}-${number}`, ...(sender && { sender }), ...message };
      room.put(buildMessage({ ...given, room_id: id, sequence: number }));
    }
    for (const member of members) {
      room.open(member);
      room.read(member, read[member] ?? room.messages.length);
    }
    this.#rooms.set(id, room);
  }

  /** The direct room of two members, made at first (MSG-046). */
  openDirect(viewerId: string, otherId: string): Conversation {
    if (viewerId === otherId) throw new Refusal(400, 'ownConversation');
    let room = [...this.#rooms.values()].find(
      ({ isDirect, members }) => isDirect && members.has(viewerId) && members.has(otherId),
    );
    if (!room) {
      this.#requireActive([otherId]);
      room = this.#make(null, [viewerId, otherId], [viewerId]);
    }
    room.open(viewerId);
    return this.#seen(room, viewerId);
  }

  /** Makes a group and gives its id (MSG-054). */
  createGroup(viewerId: string, name: string, memberIds: readonly string[]): string {
    const others = [...new Set(memberIds)].filter((id) => id !== viewerId);
    this.#requireActive(others, memberIds);
    const all = [viewerId, ...others];
    return this.#make(name, all, all).id;
  }

  /** Whether a member is in a room. */
  isIn(memberId: string, roomId: string): boolean {
    return this.#rooms.get(roomId)?.members.has(memberId) === true;
  }

  /** One of a member's rooms. */
  get(viewerId: string, roomId: string): Conversation {
    return this.#seen(this.#own(viewerId, roomId), viewerId);
  }

  /** A member's rooms, newest activity first. */
  page(viewerId: string, asked: PageAsked): Page<Conversation> {
    const rooms = [...this.#rooms.values()]
      .filter((room) => room.isShownTo(viewerId))
      .map((room) => ({ id: room.id, created_at: room.activityFor(viewerId), room }));
    const newestFirst = (a: (typeof rooms)[0] | { id: string; created_at: string }, b: typeof a) =>
      inOrder(b, a);
    const { items, cursor } = pageOf(rooms.sort(newestFirst), asked, newestFirst);
    return { items: items.map(({ room }) => this.#seen(room, viewerId)), cursor };
  }

  /** Who is in a room. */
  membersOf(viewerId: string, roomId: string): RoomMember[] {
    const { members } = this.#own(viewerId, roomId);
    return [...members].flatMap(([id, { read_sequence, joined_at }]) => {
      const user = this.#accounts.member(id);
      return user ? [{ user, read_sequence, joined_at }] : [];
    });
  }

  /** Adds to a group those who are not in it. */
  addMembers(viewerId: string, roomId: string, memberIds: readonly string[]): Conversation {
    const room = this.#group(viewerId, roomId);
    const coming = [...new Set(memberIds)].filter((id) => !room.members.has(id));
    this.#requireActive(coming, memberIds);
    this.#made += 1;
    if (room.members.size + coming.length > ROOM_MEMBERS_MAX)
      throw new Refusal(400, 'roomFull', { field: 'user_ids' });
    for (const id of coming) {
      room.join(id, this.#moment());
      room.open(id);
    }
    if (coming.length > 0) this.#hearers.tellRoom(room, () => ({ type: 'room', room_id: roomId }));
    return this.#seen(room, viewerId);
  }

  /** Leaves a group; the last one to go takes it along. */
  leave(memberId: string, roomId: string): void {
    const room = this.#group(memberId, roomId);
    room.members.delete(memberId);
    if (room.members.size === 0) this.#rooms.delete(roomId);
    this.#hearers.tell(memberId, { type: 'room_left', room_id: roomId });
    this.#hearers.tellRoom(room, () => ({ type: 'room', room_id: roomId }));
  }

  /** Sends a message, or gives the one sent before with the same `client_id` (MSG-042–044). */
  send(senderId: string, roomId: string, { content, files = [], client_id }: Sending): Message {
    const room = this.#own(senderId, roomId);
    const first = client_id === undefined ? undefined : room.sentAs(senderId, client_id);
    if (first) return this.#worded(first, senderId);
    this.#made += 1;
    const message = buildMessage({
      id: `message-x${String(this.#made).padStart(6, '0')}`,
      room_id: roomId,
      sequence: room.messages.length + 1,
      sender_id: senderId,
      sender: null,
      content,
      created_at: this.#moment(),
      attachments: files.map(({ id }) => id),
      files: [...files],
      client_id: client_id ?? null,
    });
    room.say(message);
    this.#hearers.tellRoom(room, (id) => ({
      type: 'new_message',
      message: this.#worded(message, id),
    }));
    this.#tellUnread(room, [...room.members.keys()]);
    return this.#worded(message, senderId);
  }

  /** Messages by their numbers (MSG-023). */
  history(viewerId: string, roomId: string, { limit, before, after }: HistoryAsked): Message[] {
    const shown = this.#own(viewerId, roomId)
      .seenBy(viewerId)
      .filter(({ sequence = 0 }) => sequence > (after ?? 0) && sequence < (before ?? Infinity));
    const picked = after === undefined ? shown.slice(-limit) : shown.slice(0, limit);
    return picked.map((message) => this.#worded(message, viewerId));
  }

  /** Marks a room read up to a number; never less than it was. */
  read(viewerId: string, roomId: string, sequence: number) {
    const room = this.#own(viewerId, roomId);
    if (room.read(viewerId, sequence)) {
      this.#hearers.tellRoom(room, (id) => ({
        type: 'read',
        room_id: roomId,
        user_id: viewerId,
        sequence: room.readBy(viewerId),
        others_read_sequence: room.othersRead(id),
      }));
      this.#tellUnread(room, [viewerId]);
    }
    return { read_sequence: room.readBy(viewerId), unread_count: room.unreadOf(viewerId) };
  }

  /** What a member has not read, in all rooms together. */
  unreadTotal(viewerId: string): number {
    return [...this.#rooms.values()]
      .filter(({ members }) => members.has(viewerId))
      .reduce((total, room) => total + room.unreadOf(viewerId), 0);
  }

  /** Tells the others that a member is, or is no longer, writing. */
  type(memberId: string, roomId: string, typing = true): void {
    const room = this.#rooms.get(roomId);
    const full_name = this.#accounts.member(memberId)?.full_name ?? null;
    if (!room?.members.has(memberId)) return;
    const event = {
      type: 'typing',
      room_id: roomId,
      user_id: memberId,
      full_name,
      typing,
    } as const;
    for (const id of room.members.keys()) if (id !== memberId) this.#hearers.tell(id, event);
  }

  /** Whether a file is in no message, or in one that the member may read. */
  showsFile(viewerId: string, fileId: string): boolean {
    const holding = [...this.#rooms.values()].filter((room) => room.holdsFile(fileId));
    return (
      holding.length === 0 ||
      holding.some((room) =>
        room.seenBy(viewerId).some(({ attachments }) => attachments.includes(fileId)),
      )
    );
  }

  /** Whether a message carries a file. */
  holdsFile(fileId: string): boolean {
    return [...this.#rooms.values()].some((room) => room.holdsFile(fileId));
  }

  /** Hears what members' sockets are told, until the function it gives is called. */
  subscribe(hear: HearEvent): () => void {
    return this.#hearers.subscribe(hear);
  }

  /** Makes a room; it is shown, and told of, to some of its members before anything is said in it. */
  #make(name: string | null, memberIds: readonly string[], shownTo: readonly string[]): Room {
    this.#made += 1;
    const room = new Room({ id: `room-x${this.#made}`, name, created_at: this.#moment() });
    for (const id of memberIds) room.join(id, this.#moment());
    this.#rooms.set(room.id, room);
    for (const id of shownTo) {
      room.open(id);
      this.#hearers.tell(id, { type: 'room', room_id: room.id });
    }
    return room;
  }

  /** A thousandth of a second on with everything made, so that the last thing to happen is the newest. */
  #moment(): string {
    return new Date(Date.parse(NOW) + this.#made).toISOString();
  }

  #own(viewerId: string, roomId: string): Room {
    const room = this.#rooms.get(roomId);
    if (!room?.members.has(viewerId)) throw new Refusal(404, 'roomNotFound');
    return room;
  }

  #group(viewerId: string, roomId: string): Room {
    const room = this.#own(viewerId, roomId);
    if (room.isDirect) throw new Refusal(400, 'directRoom');
    return room;
  }

  #requireActive(ids: readonly string[], asked?: readonly string[]): void {
    const active = new Set(this.#accounts.active().map(({ id }) => id));
    const gone = ids.find((id) => !active.has(id));
    if (gone === undefined) return;
    const field = asked && `user_ids.${asked.indexOf(gone)}`;
    throw new Refusal(404, 'memberNotFound', field === undefined ? {} : { field });
  }

  /** A message with its sender as they are now; only they are told its `client_id`. */
  #worded(message: Message, viewerId: string): Message {
    const sender = this.#accounts.member(message.sender_id) ?? message.sender;
    const client_id = message.sender_id === viewerId ? message.client_id : null;
    return { ...message, sender, client_id };
  }

  #seen(room: Room, viewerId: string): Conversation {
    const other = room.otherThan(viewerId);
    return room.conversation(viewerId, this.#accounts.member(other ?? '') ?? null);
  }

  #tellUnread(room: Room, memberIds: readonly string[]): void {
    for (const id of memberIds)
      this.#hearers.tell(id, {
        type: 'unread',
        room_id: room.id,
        unread_count: room.unreadOf(id),
        total: this.unreadTotal(id),
      });
  }
}
