import {
  type Conversation,
  isGroupChatLine,
  type Message,
  type SocketEvent,
  searchKey,
} from '@saudagar/contract';

/** Display name of a conversation. */
export function conversationName({ room_type, other_user, name }: Conversation): string | null {
  const shown = room_type === 'direct' ? other_user?.full_name : name;
  return shown?.trim() || null;
}

/** Sorts conversations by newest message (MSG-058). */
export function inOrder(conversations: readonly Conversation[]): Conversation[] {
  return [...conversations].sort((one, other) => activityOf(other) - activityOf(one));
}

const activityOf = ({ activity_at, last_message }: Conversation): number => {
  const moment = last_message?.created_at ?? activity_at;
  return moment === undefined ? 0 : Date.parse(moment);
};

/** Conversations whose name or last message contains the search text (MSG-018). */
export function searchConversations(
  conversations: readonly Conversation[],
  search: string,
): Conversation[] {
  const wanted = searchKey(search);
  return conversations.filter((one) =>
    [conversationName(one), one.last_message?.content].some(
      (text) => typeof text === 'string' && searchKey(text).includes(wanted),
    ),
  );
}

/** Number of unread messages in all conversations together. */
export const unreadIn = (conversations: readonly Conversation[]): number =>
  conversations.reduce((sum, { unread_count }) => sum + unread_count, 0);

/** Merges a reply into known conversations: events received since are newer than the reply. */
export function mergeRead(
  known: readonly Conversation[],
  read: readonly Conversation[],
): Conversation[] {
  const old = new Map(known.map((one) => [one.id, one]));
  return inOrder(
    read.map((one) => {
      const before = old.get(one.id);
      // A member who was added again sees nothing from before.
      const isSame = before?.first_sequence === one.first_sequence;
      return before && isSame && activityOf(before) > activityOf(one)
        ? { ...one, ...newsOf(before) }
        : one;
    }),
  );
}

const newsOf = ({ last_message, unread_count, activity_at }: Conversation) => ({
  last_message,
  unread_count,
  ...(activity_at !== undefined && { activity_at }),
});

/** Replaces or adds a conversation in a list. */
export const withConversation = (
  conversations: readonly Conversation[],
  one: Conversation,
): Conversation[] => inOrder([...conversations.filter(({ id }) => id !== one.id), one]);

/**
 * The list while the member looks at one conversation: nothing in it is unread, whatever was
 * counted.
 */
export const withSeen = (
  conversations: readonly Conversation[],
  roomId: string | null,
): readonly Conversation[] =>
  conversations.some(({ id, unread_count }) => id === roomId && unread_count > 0)
    ? conversations.map((one) => (one.id === roomId ? { ...one, unread_count: 0 } : one))
    : conversations;

/** The list after a socket event; null for an event about a room that is not in it. */
export function applyEvent(
  conversations: readonly Conversation[],
  event: SocketEvent,
  memberId: string,
): readonly Conversation[] | null {
  switch (event.type) {
    case 'new_message':
      return event.message.room_id === undefined
        ? conversations
        : changed(conversations, event.message.room_id, (one) =>
            withMessage(one, event.message, memberId),
          );
    case 'unread':
      return changed(conversations, event.room_id, (one) => ({
        ...one,
        unread_count: event.unread_count,
      }));
    case 'read':
      return changed(conversations, event.room_id, (one) => ({
        ...one,
        ...(event.user_id === memberId
          ? { read_sequence: Math.max(event.sequence, one.read_sequence ?? 0) }
          : { others_read_sequence: event.others_read_sequence }),
      }));
    case 'room_left':
      return conversations.filter(({ id }) => id !== event.room_id);
    default:
      return conversations;
  }
}

function changed(
  conversations: readonly Conversation[],
  id: string,
  change: (one: Conversation) => Conversation,
): readonly Conversation[] | null {
  const one = conversations.find((room) => room.id === id);
  if (!one) return null;
  const next = change(one);
  return next === one ? conversations : withConversation(conversations, next);
}

/** A duplicate or late message changes nothing. */
function withMessage(one: Conversation, message: Message, memberId: string): Conversation {
  const { content, sender_id, created_at, sequence, attachments, members } = message;
  const last = one.last_message;
  const isOld =
    sequence !== undefined
      ? sequence <= Math.max(one.last_sequence ?? 0, last?.sequence ?? 0)
      : last != null && Date.parse(created_at) <= Date.parse(last.created_at);
  if (isOld) return one;
  return {
    ...one,
    last_message: {
      content,
      sender_id,
      created_at,
      sequence,
      files_count: attachments.length,
      ...(message.message_type !== 'text' && { message_type: message.message_type }),
      ...(members && { members }),
    },
    ...(sequence !== undefined && { last_sequence: sequence }),
    activity_at: created_at,
    // If the server sends its own count, that event follows.
    unread_count: one.unread_count + (sender_id === memberId || isGroupChatLine(message) ? 0 : 1),
  };
}
