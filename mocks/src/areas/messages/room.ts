import {
  type Conversation,
  isGroupChatLine,
  type Member,
  type Message,
  REMOVED_MESSAGE,
  withoutWords,
} from '@saudagar/contract';

/** A member's place in a room. */
interface Membership {
  first_sequence: number;
  read_sequence: number;
  joined_at: string;
  /** Whether they see the room before anything is said in it. */
  isOpened: boolean;
}

interface RoomParts {
  id: string;
  /** Of a group chat. */
  name: string | null;
  created_at: string;
}

/** One room: who is in it, what was said, and how far each has read. */
export class Room {
  readonly id: string;
  readonly name: string | null;
  /** By when they joined. */
  readonly members = new Map<string, Membership>();
  readonly messages: Message[] = [];
  #activity: string;

  constructor({ id, name, created_at }: RoomParts) {
    this.id = id;
    this.name = name;
    this.#activity = created_at;
  }

  get isDirect(): boolean {
    return this.name === null;
  }

  /** Lets somebody in; what was said before is not for them. */
  join(memberId: string, joined_at: string): void {
    const decoded = this.messages.length;
    const position = { first_sequence: decoded + 1, read_sequence: decoded };
    this.members.set(memberId, { ...position, joined_at, isOpened: false });
  }

  /** Shows the room to a member though nothing was said. */
  open(memberId: string): void {
    const membership = this.members.get(memberId);
    if (membership) membership.isOpened = true;
  }

  /** Puts a message in as it is. */
  put(message: Message): void {
    this.messages.push(message);
    this.#activity = message.created_at;
  }

  /** Takes a line of who came or left; who had read everything still has. */
  note(line: Message): void {
    const decoded = this.messages.length;
    this.put(line);
    for (const membership of this.members.values())
      if (membership.read_sequence === decoded) membership.read_sequence = decoded + 1;
  }

  /** Takes a new message; a sender who had read everything still has. */
  say(message: Message): void {
    const sender = this.members.get(message.sender_id);
    const hadRead = sender?.read_sequence === this.messages.length;
    this.put(message);
    if (sender && hadRead) sender.read_sequence = this.messages.length;
  }

  /** A member's own message of that key. */
  sentAs(senderId: string, clientId: string): Message | undefined {
    return this.messages.find(
      ({ sender_id, client_id }) => sender_id === senderId && client_id === clientId,
    );
  }

  /** What a member may see. */
  seenBy(memberId: string): Message[] {
    const first = this.members.get(memberId)?.first_sequence ?? Number.POSITIVE_INFINITY;
    return this.messages.filter(({ sequence = 0 }) => sequence >= first);
  }

  /** Moves a member's place on; false where it was as far already. */
  read(memberId: string, sequence: number): boolean {
    const membership = this.members.get(memberId);
    const to = Math.min(sequence, this.messages.length);
    if (!membership || to <= membership.read_sequence) return false;
    membership.read_sequence = to;
    return true;
  }

  /** How far a member has read. */
  readBy(memberId: string): number {
    return this.members.get(memberId)?.read_sequence ?? 0;
  }

  /** How far everybody else has read. */
  othersRead(memberId: string): number {
    const others = [...this.members].filter(([id]) => id !== memberId);
    return others.length === 0
      ? 0
      : Math.min(...others.map(([, { read_sequence }]) => read_sequence));
  }

  /** Others' messages that a member has not read. */
  unreadOf(memberId: string): number {
    const read = this.readBy(memberId);
    return this.seenBy(memberId).filter(
      (message) =>
        (message.sequence ?? 0) > read &&
        message.sender_id !== memberId &&
        !isGroupChatLine(message),
    ).length;
  }

  /** Leaves a message without words and gives its files; undefined where it is not here. */
  takeOut(messageId: string): string[] | undefined {
    const position = this.messages.findIndex(({ id }) => id === messageId);
    const message = this.messages[position];
    if (!message) return undefined;
    this.messages[position] = withoutWords(message);
    return message.attachments;
  }

  /** Whether a message carries a file. */
  holdsFile(fileId: string): boolean {
    return this.messages.some(({ attachments }) => attachments.includes(fileId));
  }

  /** When something last happened for a member. */
  activityFor(memberId: string): string {
    const joined = this.members.get(memberId)?.joined_at ?? this.#activity;
    return Date.parse(joined) > Date.parse(this.#activity) ? joined : this.#activity;
  }

  /** Whether a list of conversations shows it to a member. */
  isShownTo(memberId: string): boolean {
    const membership = this.members.get(memberId);
    return membership !== undefined && (this.messages.length > 0 || membership.isOpened);
  }

  /** The other one of a direct room. */
  otherThan(memberId: string): string | undefined {
    return this.isDirect ? [...this.members.keys()].find((id) => id !== memberId) : undefined;
  }

  /** The room as a member sees it. */
  conversation(memberId: string, other_user: Member | null): Conversation {
    const last = this.seenBy(memberId).at(-1);
    return {
      id: this.id,
      room_type: this.isDirect ? 'direct' : 'group',
      name: this.name,
      other_user,
      last_message: last
        ? {
            content: last.content,
            sender_id: last.sender_id,
            created_at: last.created_at,
            sequence: last.sequence,
            files_count: last.attachments.length,
            ...((isGroupChatLine(last) || last.message_type === REMOVED_MESSAGE) && {
              message_type: last.message_type,
            }),
            ...(last.members && { members: last.members }),
          }
        : null,
      unread_count: this.unreadOf(memberId),
      last_sequence: this.messages.length,
      first_sequence: this.members.get(memberId)?.first_sequence ?? 1,
      read_sequence: this.readBy(memberId),
      others_read_sequence: this.othersRead(memberId),
      members_count: this.members.size,
      activity_at: this.activityFor(memberId),
    };
  }
}
