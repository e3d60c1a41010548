import {
  ApiError,
  type MessageReactions,
  type ReactionEmoji,
  reactToMessage,
  removeReaction,
} from '@saudagar/contract';
import { provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { assign, emit, fromPromise, setup } from 'xstate';

/** A reaction that the member wants a message to have; null takes it back. */
export interface WantedReaction {
  messageId: string;
  emoji: ReactionEmoji | null;
}

interface ReactionsContext {
  conversationId: string;
  /** Choices that the server has not confirmed, by message; the view shows them. */
  wanted: ReadonlyMap<string, ReactionEmoji | null>;
  sending: WantedReaction | null;
}

/** The choices without the one sent, unless the member has changed it since. */
function withoutSent({ wanted, sending }: ReactionsContext) {
  if (!sending || wanted.get(sending.messageId) !== sending.emoji) return wanted;
  const rest = new Map(wanted);
  rest.delete(sending.messageId);
  return rest;
}

/** The member's reactions in a conversation: shown at once, sent in turn, rolled back on failure. */
export const reactionsMachine = setup({
  types: {
    context: {} as ReactionsContext,
    input: {} as { conversationId: string },
    events: {} as { type: 'reaction.chosen' } & WantedReaction,
    emitted: {} as
      | { type: 'reaction.settled'; messageId: string; reactions: MessageReactions }
      | { type: 'reaction.confirmed'; emoji: ReactionEmoji | null }
      | { type: 'reaction.failed'; failure: ApiError },
    tags: {} as 'idle' | 'busy',
  },
  actors: {
    setReaction: fromPromise<MessageReactions, { conversationId: string } & WantedReaction>(() => {
      throw new Error('reactions: provide setReaction');
    }),
  },
  actions: {
    want: assign(({ context: { wanted } }, { messageId, emoji }: WantedReaction) => ({
      wanted: new Map(wanted).set(messageId, emoji),
    })),
    take: assign(({ context: { wanted } }) => {
      const [[messageId, emoji] = ['', null]] = wanted;
      return { sending: { messageId, emoji } };
    }),
    drop: assign(({ context }) => ({ wanted: withoutSent(context), sending: null })),
    emitSettled: emit(({ context }, { reactions }: { reactions: MessageReactions }) => ({
      type: 'reaction.settled' as const,
      messageId: context.sending?.messageId ?? '',
      reactions,
    })),
    emitConfirmed: emit(({ context }) => ({
      type: 'reaction.confirmed' as const,
      emoji: context.sending?.emoji ?? null,
    })),
    emitFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'reaction.failed' as const,
      failure: ApiError.from(error),
    })),
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('reactions: provide logFailure');
    },
  },
  guards: {
    hasWanted: ({ context }) => context.wanted.size > 0,
    // The failed call may have taken effect, so a later choice is still sent.
    isReplaced: ({ context: { wanted, sending } }) =>
      sending !== null && wanted.get(sending.messageId) !== sending.emoji,
  },
}).createMachine({
  id: 'reactions',
  context: ({ input }) => ({ ...input, wanted: new Map(), sending: null }),
  on: { 'reaction.chosen': { actions: { type: 'want', params: ({ event }) => event } } },
  initial: 'resting',
  states: {
    resting: { tags: 'idle', always: { guard: 'hasWanted', target: 'sending' } },
    sending: {
      tags: 'busy',
      entry: 'take',
      invoke: {
        src: 'setReaction',
        input: ({ context: { conversationId, sending } }) => ({
          conversationId,
          ...(sending as WantedReaction),
        }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'emitSettled', params: ({ event }) => ({ reactions: event.output }) },
            'emitConfirmed',
            'drop',
          ],
        },
        onError: [
          {
            guard: 'isReplaced',
            target: 'resting',
            actions: [{ type: 'logFailure', params: ({ event }) => event }, 'drop'],
          },
          {
            target: 'resting',
            actions: [
              { type: 'logFailure', params: ({ event }) => event },
              { type: 'emitFailed', params: ({ event }) => event },
              'drop',
            ],
          },
        ],
      },
    },
  },
});

/** Implements reactions with the portal's client. */
export const provideReactions = ({ client }: Portal) =>
  provideFlow(reactionsMachine, {
    actors: {
      setReaction: fromPromise(({ input: { conversationId: roomId, messageId, emoji } }) => {
        const params = { roomId, messageId };
        return emoji === null
          ? client.call(removeReaction, { params })
          : client.call(reactToMessage, { params, body: { emoji } });
      }),
    },
  });

/** Name of the actor of a conversation's reactions. */
export const reactionsKey = (conversationId: string) => `messaging.reactions.${conversationId}`;
