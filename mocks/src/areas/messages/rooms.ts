import {
  type Conversation,
  countReactions,
  HIDDEN_SENDER,
  hiddenMessage,
  hiddenQuotation,
  isGroupChatLine,
  type Message,
  type QuotedMessage,
  quoteMessage,
  type SocketEvent,
  withoutExcerpt,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { NOW } from '../../core/time.ts';
import { buildMessage } from './builders.ts';
import { lastMessageOf, Room } from './room.ts';

/** A room to add. */
export interface GivenRoom {
  id: string;
  /** Ids of its members, in the order of joining. */
  members: readonly string[];
  /** Name of a group chat; a room without one is a direct room. */
  name?: string;
  /** Messages, oldest first, numbered in this order. */
  messages?: readonly Partial<Message>[];
  /** Reactions by number of the message and member id. */
  reactions?: Readonly<Record<number, Readonly<Record<string, string>>>>;
  /** Read positions by member id; the others have read everything. */
  read?: Readonly<Record<string, number>>;
  /** Defaults to `NOW`; a room with messages uses their times. */
  created_at?: string;
}

/** Stored rooms, and their events. */
export class Rooms {
  readonly community: Community;
  #rooms = new Map<string, Room>();
  #made = 0;

  constructor(community: Community) {
    this.community = community;
  }

  /** Adds a room unchanged. */
  add(given: GivenRoom): void {
    const { id, members, name, messages = [], read = {}, created_at = NOW } = given;
    const room = new Room({ id, name: name ?? null, created_at });
    for (const member of members) room.join(member, created_at);
    for (const message of messages) {
      const sender = this.community.accounts.member(message.sender_id ?? members[0] ?? '');
      const number = room.messages.length + 1;
      const parts = { id: `${id}-${number}`, ...(sender && { sender }), ...message };
      room.put(buildMessage({ ...parts, room_id: id, sequence: number }));
    }
    for (const [number, reactions] of Object.entries(given.reactions ?? {})) {
      const messageId = room.messages[Number(number) - 1]?.id ?? '';
      for (const [member, emoji] of Object.entries(reactions)) room.react(member, messageId, emoji);
    }
    for (const member of members) {
      room.open(member);
      room.read(member, read[member] ?? room.messages.length);
    }
    this.#rooms.set(id, room);
  }

  all(): Room[] {
    return [...this.#rooms.values()];
  }

  find(roomId: string): Room | undefined {
    return this.#rooms.get(roomId);
  }

  /** Returns a room of the member's own. */
  own(viewerId: string, roomId: string): Room {
    const room = this.#rooms.get(roomId);
    if (!room?.members.has(viewerId)) throw new Refusal(404, 'roomNotFound');
    return room;
  }

  /** Creates a room and shows it to some members before its first message. */
  make(name: string | null, memberIds: readonly string[], shownTo: readonly string[]): Room {
    const created_at = this.nextMoment();
    const room = new Room({ id: `room-x${this.#made}`, name, created_at });
    for (const id of memberIds) room.join(id, created_at);
    this.#rooms.set(room.id, room);
    for (const id of shownTo) {
      room.open(id);
      this.community.events.publish(id, { type: 'room', room_id: room.id });
    }
    return room;
  }

  remove(roomId: string): void {
    this.#rooms.delete(roomId);
  }

  /** A millisecond after the previous one, so that the last event is the newest. */
  nextMoment(): string {
    this.#made += 1;
    return new Date(Date.parse(NOW) + this.#made).toISOString();
  }

  /** Builds the next message of a room without adding it. */
  nextMessage(room: Room, sender_id: string, parts: Partial<Message>): Message {
    const created_at = this.nextMoment();
    return buildMessage({
      id: madeId('message', this.#made),
      room_id: room.id,
      sequence: room.messages.length + 1,
      sender_id,
      sender: null,
      created_at,
      ...parts,
    });
  }

  /** Publishes a new message and each member's unread count to the room. */
  announce(room: Room, message: Message): void {
    this.publishRoom(room, (id) => ({ type: 'new_message', message: this.shown(message, id) }));
    this.publishUnread(room, [...room.members.keys()]);
  }

  publishRoom(room: Room, eventFor: (memberId: string) => SocketEvent): void {
    for (const id of room.members.keys()) this.community.events.publish(id, eventFor(id));
  }

  publishUnread(room: Room, memberIds: readonly string[]): void {
    for (const id of memberIds)
      this.community.events.publish(id, {
        type: 'unread',
        room_id: room.id,
        unread_count: this.unreadOf(room, id),
        total: this.unreadTotal(id),
      });
  }

  /** Counts a member's unread messages in one room. */
  unreadOf(room: Room, viewerId: string): number {
    return room.unreadOf(viewerId, (message) => this.hides(message, viewerId));
  }

  /** Counts a member's unread messages in all rooms. */
  unreadTotal(viewerId: string): number {
    return this.all()
      .filter(({ members }) => members.has(viewerId))
      .reduce((total, room) => total + this.unreadOf(room, viewerId), 0);
  }

  /** Returns a message with its sender's current data; `client_id` is for its sender only. */
  shown(message: Message, viewerId: string): Message {
    const { accounts, files } = this.community;
    if (this.hides(message, viewerId)) return hiddenMessage(message);
    const sender = accounts.member(message.sender_id) ?? message.sender;
    const client_id = message.sender_id === viewerId ? message.client_id : null;
    const reply_to = this.#quotedFor(message, viewerId);
    const shown = message.files && files.current(message.files);
    const reactions = this.#reactionsFor(message, viewerId);
    return { ...message, sender, client_id, reply_to, files: shown, ...reactions };
  }

  /** Counts the reactions of members who still exist. */
  #reactionsFor({ id, room_id = '' }: Message, viewerId: string) {
    const given = new Map<string, string[]>();
    for (const [memberId, emoji] of this.find(room_id)?.reactionsTo(id) ?? [])
      if (this.community.accounts.member(memberId))
        given.set(emoji, [...(given.get(emoji) ?? []), memberId]);
    const groups = [...given].map(([emoji, memberIds]) => ({ emoji, memberIds }));
    return countReactions(groups, viewerId);
  }

  /** Publishes a changed reaction to the members who see its message. */
  publishReaction(room: Room, message: Message, memberId: string): void {
    const { reactions, my_reaction } = this.#reactionsFor(message, memberId);
    const event: SocketEvent = {
      ...{ type: 'message_reactions', room_id: room.id, message_id: message.id, reactions },
      user_id: memberId,
      full_name: this.community.accounts.member(memberId)?.full_name ?? null,
      emoji: my_reaction ?? null,
    };
    // The count is the same for all; who it was is not.
    const nameless = { ...event, user_id: HIDDEN_SENDER, full_name: null, emoji: null };
    for (const id of room.members.keys())
      if (room.seenBy(id).includes(message) && !this.hides(message, id))
        this.community.events.publish(id, this.isHidden(room, memberId, id) ? nameless : event);
  }

  /** Checks whether a block hides a message of a group chat; a direct room only closes. */
  hides(message: Message, viewerId: string): boolean {
    const room = this.find(message.room_id ?? '');
    if (isGroupChatLine(message) || room === undefined) return false;
    return this.isHidden(room, message.sender_id, viewerId);
  }

  /** Checks whether a block hides a member of a group chat. */
  isHidden(room: Room, memberId: string, viewerId: string): boolean {
    return !room.isDirect && this.community.blocking.hides(viewerId, memberId);
  }

  /** Quotes the message as it is now, without its text if the viewer may not see it. */
  #quotedFor({ room_id = '', reply_to }: Message, viewerId: string): QuotedMessage | null {
    const room = this.find(room_id);
    const quoted = room?.messages.find(({ id }) => id === reply_to?.id);
    if (!room || !quoted) return null;
    const sender = this.community.accounts.member(quoted.sender_id) ?? quoted.sender;
    const whole = quoteMessage({ ...quoted, sender });
    if (this.hides(quoted, viewerId)) return hiddenQuotation(whole);
    return room.seenBy(viewerId).includes(quoted) ? whole : withoutExcerpt(whole);
  }

  /** Returns a room as a member sees it. */
  conversation(room: Room, viewerId: string): Conversation {
    const { accounts, blocking } = this.community;
    const otherId = room.otherThan(viewerId);
    const conversation = room.conversation(
      viewerId,
      accounts.member(otherId ?? '') ?? null,
      this.unreadOf(room, viewerId),
    );
    const last = room.seenBy(viewerId).at(-1);
    const isOpen =
      otherId === undefined ||
      (accounts.active().some(({ id }) => id === otherId) && !blocking.areApart(viewerId, otherId));
    return {
      ...conversation,
      ...(last &&
        this.hides(last, viewerId) && { last_message: lastMessageOf(hiddenMessage(last)) }),
      ...(!isOpen && { is_closed: true }),
    };
  }

  /** Throws 404 when one of the members is not reachable. */
  assertReachable(fromId: string, ids: readonly string[], asked?: readonly string[]): void {
    this.requireActive(ids, asked);
    this.community.blocking.assertCanContact(
      fromId,
      ids,
      asked && ((id) => `user_ids.${asked.indexOf(id)}`),
    );
  }

  /** Like `assertReachable`; also throws 403 when one does not let the member add them. */
  requireInvitable(fromId: string, ids: readonly string[], asked: readonly string[]): void {
    this.assertReachable(fromId, ids, asked);
    this.community.blocking.assertCanInvite(fromId, ids, (id) => `user_ids.${asked.indexOf(id)}`);
  }

  /** Throws 404 when one of the members is unknown or deactivated. */
  requireActive(ids: readonly string[], asked?: readonly string[]): void {
    const active = new Set(this.community.accounts.active().map(({ id }) => id));
    const missing = ids.find((id) => !active.has(id));
    if (missing === undefined) return;
    const field = asked && `user_ids.${asked.indexOf(missing)}`;
    throw new Refusal(404, 'memberNotFound', field === undefined ? {} : { field });
  }
}
