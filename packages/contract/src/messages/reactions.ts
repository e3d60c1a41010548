import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import { type Message, ReactionCount } from './messages.ts';

/** The reactions that members choose from, in the order in which they are shown (additive). */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;
/** One of `REACTIONS`. */
export type ReactionEmoji = (typeof REACTIONS)[number];

/** Reactions to a message as its reader sees them (MSG-066). */
export const MessageReactions = z.object({
  reactions: z.array(ReactionCount),
  my_reaction: z.nullish(z.string()),
});
export type MessageReactions = z.infer<typeof MessageReactions>;

/** A member's reaction to a message. */
export const Reaction = z.object({ emoji: z.string(), user: Member });
export type Reaction = z.infer<typeof Reaction>;

const MessageParams = z.object({ roomId: Id, messageId: Id });

/**
 * Reacts to a message, or replaces the caller's reaction to it (additive). 404 for a message that
 * the caller does not see in the room, a system line, a removed message, or a direct room with a
 * member who is deactivated or kept apart by a block.
 */
export const reactToMessage = endpoint({
  name: 'reactToMessage',
  summary: 'React to a message',
  method: 'PUT',
  path: '/api/messages/{roomId}/messages/{messageId}/reaction',
  params: MessageParams,
  body: z.object({ emoji: z.enum(REACTIONS) }),
  reply: MessageReactions,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** Takes back the caller's reaction, after a block too (additive). 404 as in `reactToMessage`. */
export const removeReaction = endpoint({
  name: 'removeReaction',
  summary: 'Take back a reaction to a message',
  method: 'DELETE',
  path: '/api/messages/{roomId}/messages/{messageId}/reaction',
  params: MessageParams,
  reply: MessageReactions,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** Lists who reacted to a message and how, the oldest first (additive). 404 as in `reactToMessage`. */
export const listReactions = endpoint({
  name: 'listReactions',
  summary: 'Who reacted to a message',
  method: 'GET',
  path: '/api/messages/{roomId}/messages/{messageId}/reactions',
  params: MessageParams,
  reply: z.array(Reaction),
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** Counts reactions in the order of the set, with the viewer's own. */
export function countReactions(
  given: readonly { emoji: string; memberIds: readonly string[] }[],
  viewerId: string,
): MessageReactions {
  const reactions = REACTIONS.flatMap((emoji) => {
    const count = given.find((one) => one.emoji === emoji)?.memberIds.length ?? 0;
    return count > 0 ? [{ emoji, count }] : [];
  });
  const own = given.find(({ memberIds }) => memberIds.includes(viewerId));
  return { reactions, my_reaction: own?.emoji ?? null };
}

/** Reactions after the reader's own one has changed, before the server says so. */
export function withOwnReaction(
  { reactions = [], my_reaction = null }: Pick<Message, 'reactions' | 'my_reaction'>,
  emoji: string | null,
): MessageReactions {
  const counts = new Map(reactions.map((one) => [one.emoji, one.count]));
  if (my_reaction !== null) counts.set(my_reaction, (counts.get(my_reaction) ?? 1) - 1);
  if (emoji !== null) counts.set(emoji, (counts.get(emoji) ?? 0) + 1);
  const order: readonly string[] = REACTIONS;
  const shown = [...counts].filter(([, count]) => count > 0);
  shown.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return { reactions: shown.map(([of, count]) => ({ emoji: of, count })), my_reaction: emoji };
}
