import {
  type Conversation,
  isGroupChatLine,
  type LastMessage,
  type Member,
  type Message,
  REMOVED_MESSAGE,
  withoutWords,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';

/** A member's state in a room. */
interface Membership {
  first_sequence: number;
  read_sequence: number;
  joined_at: string;
  /** True when they see the room before its first message. */
  isOpened: boolean;
}

interface RoomParts {
  id: string;
  /** Name of a group chat. */
  name: string | null;
  created_at: string;
}

/** A room: its members, messages and read positions. */
export class Room {
  readonly id: string;
  readonly name: string | null;
  /** Members in the order of joining. */
  readonly members = new Map<string, Membership>();
  readonly messages: Message[] = [];
  /** Emojis by message and member, the oldest reaction first. */
  readonly #reactions = new Map<string, Map<string, string>>();
  #activity: string;

  constructor({ id, name, created_at }: RoomParts) {
    this.id = id;
    this.name = name;
    this.#activity = created_at;
  }

  get isDirect(): boolean {
    return this.name === null;
  }

  /** Adds a member; earlier messages are hidden from them. */
  join(memberId: string, joined_at: string): void {
    const lastSequence = this.messages.length;
    const sequences = { first_sequence: lastSequence + 1, read_sequence: lastSequence };
    this.members.set(memberId, { ...sequences, joined_at, isOpened: false });
  }

  /** Shows the empty room to a member. */
  open(memberId: string): void {
    const membership = this.members.get(memberId);
    if (membership) membership.isOpened = true;
  }

  /** Adds a message unchanged. */
  put(message: Message): void {
    this.messages.push(message);
    this.#activity = message.created_at;
  }

  /** Adds a system line; members who have read everything stay so. */
  note(line: Message): void {
    const lastSequence = this.messages.length;
    this.put(line);
    for (const membership of this.members.values())
      if (membership.read_sequence === lastSequence) membership.read_sequence = lastSequence + 1;
  }

  /** Adds a new message; a sender who has read everything stays so. */
  say(message: Message): void {
    const sender = this.members.get(message.sender_id);
    const hadRead = sender?.read_sequence === this.messages.length;
    this.put(message);
    if (sender && hadRead) sender.read_sequence = this.messages.length;
  }

  /** Finds a member's own message by idempotency key. */
  sentAs(senderId: string, clientId: string): Message | undefined {
    return this.messages.find(
      ({ sender_id, client_id }) => sender_id === senderId && client_id === clientId,
    );
  }

  /** Returns the messages visible to a member. */
  seenBy(memberId: string): Message[] {
    const first = this.members.get(memberId)?.first_sequence ?? Number.POSITIVE_INFINITY;
    return this.messages.filter(({ sequence = 0 }) => sequence >= first);
  }

  /** Returns a message the member may reply to. */
  quotable(memberId: string, messageId: string): Message {
    const quoted = this.seenBy(memberId).find(({ id }) => id === messageId);
    if (!quoted || isGroupChatLine(quoted))
      throw new Refusal(404, 'quotedNotFound', { field: 'reply_to' });
    return quoted;
  }

  /** Returns the reactions to a message by member, the oldest first. */
  reactionsTo(messageId: string): ReadonlyMap<string, string> {
    return this.#reactions.get(messageId) ?? new Map();
  }

  /** Sets a member's reaction, or removes it with null; false when it is so already. */
  react(memberId: string, messageId: string, emoji: string | null): boolean {
    const reactions = new Map(this.reactionsTo(messageId));
    if ((reactions.get(memberId) ?? null) === emoji) return false;
    reactions.delete(memberId);
    if (emoji !== null) reactions.set(memberId, emoji);
    this.#reactions.set(messageId, reactions);
    return true;
  }

  /** Advances a member's read position; false when it is there already. */
  read(memberId: string, sequence: number): boolean {
    const membership = this.members.get(memberId);
    const to = Math.min(sequence, this.messages.length);
    if (!membership || to <= membership.read_sequence) return false;
    membership.read_sequence = to;
    return true;
  }

  /** Returns a member's read position. */
  readBy(memberId: string): number {
    return this.members.get(memberId)?.read_sequence ?? 0;
  }

  /** Returns the lowest read position of the others. */
  othersRead(memberId: string): number {
    const others = [...this.members].filter(([id]) => id !== memberId);
    return others.length === 0
      ? 0
      : Math.min(...others.map(([, { read_sequence }]) => read_sequence));
  }

  /** Counts others' messages that a member has not read and no block hides from them. */
  unreadOf(memberId: string, isHidden: (message: Message) => boolean): number {
    const read = this.readBy(memberId);
    return this.seenBy(memberId).filter(
      (message) =>
        (message.sequence ?? 0) > read &&
        message.sender_id !== memberId &&
        !isGroupChatLine(message) &&
        !isHidden(message),
    ).length;
  }

  /** Removes a message's text and returns its files; undefined for a message of another room. */
  takeOut(messageId: string): { files: string[]; putBack: () => void } | undefined {
    const index = this.messages.findIndex(({ id }) => id === messageId);
    const message = this.messages[index];
    if (!message) return undefined;
    this.messages[index] = withoutWords(message);
    const reactions = this.#reactions.get(messageId);
    this.#reactions.delete(messageId);
    const putBack = () => {
      this.messages[index] = message;
      if (reactions) this.#reactions.set(messageId, reactions);
    };
    return { files: message.attachments, putBack };
  }

  /** Checks whether a message carries a file. */
  holdsFile(fileId: string): boolean {
    return this.messages.some(({ attachments }) => attachments.includes(fileId));
  }

  /** Returns the time of the latest activity for a member. */
  activityFor(memberId: string): string {
    const joined = this.members.get(memberId)?.joined_at ?? this.#activity;
    return Date.parse(joined) > Date.parse(this.#activity) ? joined : this.#activity;
  }

  /** Checks whether a member's list of conversations shows it. */
  isShownTo(memberId: string): boolean {
    const membership = this.members.get(memberId);
    return membership !== undefined && (this.messages.length > 0 || membership.isOpened);
  }

  /** Returns the other member of a direct room. */
  otherThan(memberId: string): string | undefined {
    return this.isDirect ? [...this.members.keys()].find((id) => id !== memberId) : undefined;
  }

  /** Returns the room as a member sees it. */
  conversation(memberId: string, other_user: Member | null, unread_count: number): Conversation {
    const last = this.seenBy(memberId).at(-1);
    return {
      id: this.id,
      room_type: this.isDirect ? 'direct' : 'group',
      name: this.name,
      other_user,
      last_message: last ? lastMessageOf(last) : null,
      unread_count,
      last_sequence: this.messages.length,
      first_sequence: this.members.get(memberId)?.first_sequence ?? 1,
      read_sequence: this.readBy(memberId),
      others_read_sequence: this.othersRead(memberId),
      members_count: this.members.size,
      activity_at: this.activityFor(memberId),
    };
  }
}

/** Shortens a message for a list of conversations. */
export const lastMessageOf = (last: Message): LastMessage => ({
  content: last.content,
  sender_id: last.sender_id,
  created_at: last.created_at,
  sequence: last.sequence,
  files_count: last.attachments.length,
  ...((isGroupChatLine(last) || last.message_type === REMOVED_MESSAGE) && {
    message_type: last.message_type,
  }),
  ...(last.members && { members: last.members }),
  ...(last.is_hidden && { is_hidden: true }),
});
