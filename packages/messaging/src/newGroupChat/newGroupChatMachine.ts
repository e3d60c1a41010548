import { ApiError, type Conversation, type Member, newClientId } from '@saudagar/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

export interface NewGroupChatInput {
  /** Id of the group chat to add members to; null for a new conversation. */
  conversationId: string | null;
  /** Maximum number of members to select. */
  most: number;
}

export interface NewGroupChatContext extends NewGroupChatInput {
  chosen: readonly Member[];
  /** Name of the group chat. */
  name: string;
  /** Idempotency key of the group chat, kept across retries until the selection changes. */
  clientId: string | null;
  failure: ApiError | null;
}

export type NewGroupChatEvent =
  /** Selects a member, or deselects a selected one. */
  | { type: 'member.toggled'; member: Member }
  | { type: 'name.changed'; name: string }
  | { type: 'groupChat.submitted' }
  | { type: 'groupChat.dropped' };

/** Request for a conversation or for added members. */
export interface NewGroupChat {
  conversationId: string | null;
  userIds: readonly string[];
  name: string;
  clientId: string;
}

/** Returns the key of the actor that keeps a selection. */
export const newGroupChatKey = (conversationId: string | null) =>
  `rooms.gathering.${conversationId ?? 'new'}`;

/** Returns true when the selection creates a group chat, which needs a name. */
export const isGroupChat = ({ conversationId, chosen }: NewGroupChatContext) =>
  conversationId === null && chosen.length > 1;

/** Reasons for refusing a member, by status: adding not allowed, or not reachable. */
const REFUSALS = { 403: 'unaddable', 404: 'gone' } as const;

export interface RefusedMember {
  member: Member;
  why: (typeof REFUSALS)[keyof typeof REFUSALS];
}

/** Returns the selected member that the server refused, with the reason. */
export function refusedMember({
  chosen,
  failure,
}: Pick<NewGroupChatContext, 'chosen' | 'failure'>): RefusedMember | undefined {
  if (!failure) return undefined;
  const why = REFUSALS[failure.status as keyof typeof REFUSALS];
  const index = /^user_ids\.(\d+)$/.exec(failure.field ?? '')?.[1];
  const member = index === undefined ? undefined : chosen[Number(index)];
  return why && member && { member, why };
}

/**
 * Selects members: one for a direct conversation, several for a named group chat, or more for an
 * existing one (MSG-046, MSG-053, MSG-054). A failure loses nothing.
 */
export const newGroupChatMachine = setup({
  types: {
    context: {} as NewGroupChatContext,
    input: {} as NewGroupChatInput,
    events: {} as NewGroupChatEvent,
    emitted: {} as
      | { type: 'conversation.entered'; conversation: Conversation }
      | { type: 'groupChat.failed'; failure: ApiError },
    tags: {} as 'idle' | 'busy',
  },
  actors: {
    /** Opens or creates the conversation, or adds to it. */
    enterConversation: fromPromise<Conversation, NewGroupChat>(() => {
      throw new Error('newGroupChat: provide enterConversation');
    }),
  },
  actions: {
    toggle: assign(({ context: { chosen } }, { member }: { member: Member }) => ({
      chosen: isIn(chosen, member)
        ? chosen.filter(({ id }) => id !== member.id)
        : [...chosen, member],
      clientId: null,
    })),
    changeName: assign((_, { name }: { name: string }) => ({ name, clientId: null })),
    beginTry: assign({ clientId: ({ context }) => context.clientId ?? newClientId() }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: ApiError.from(error) })),
    emitFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'groupChat.failed' as const,
      failure: ApiError.from(error),
    })),
    clear: assign({ chosen: [], name: '', clientId: null }),
    /** An action besides the emitted event, since it must run without a view too. */
    publishToInbox: (_, _params: { conversation: Conversation }) => {
      throw new Error('newGroupChat: provide publishToInbox');
    },
    emitEntered: emit((_, { conversation }: { conversation: Conversation }) => ({
      type: 'conversation.entered',
      conversation,
    })),
  },
  guards: {
    isNobody: ({ context }) => context.chosen.length === 0,
    isNameless: ({ context }) => isGroupChat(context) && context.name.trim() === '',
    isTooMany: ({ context: { chosen, most } }, { member }: { member: Member }) =>
      !isIn(chosen, member) && chosen.length >= most,
  },
}).createMachine({
  id: 'newGroupChat',
  context: ({ input }) => ({ ...input, chosen: [], name: '', clientId: null, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'empty',
      on: {
        'member.toggled': [
          { guard: { type: 'isTooMany', params: ({ event }) => event }, target: '.full' },
          { target: '.sorting', actions: { type: 'toggle', params: ({ event }) => event } },
        ],
        'name.changed': {
          target: '.sorting',
          actions: { type: 'changeName', params: ({ event }) => event },
        },
        'groupChat.submitted': [
          { guard: 'isNobody', target: '.nobody' },
          { guard: 'isNameless', target: '.nameless' },
          { target: 'sending' },
        ],
        'groupChat.dropped': { target: '.empty', actions: 'clear' },
      },
      states: {
        sorting: { always: [{ guard: 'isNobody', target: 'empty' }, { target: 'filled' }] },
        empty: { tags: 'idle' },
        nobody: { tags: 'idle' },
        filled: {},
        full: {},
        nameless: {},
        failed: {},
      },
    },
    // A submitted request cannot be withdrawn.
    sending: {
      tags: 'busy',
      entry: 'beginTry',
      invoke: {
        src: 'enterConversation',
        input: ({ context: { conversationId, chosen, name, clientId } }) => ({
          conversationId,
          userIds: chosen.map(({ id }) => id),
          name: name.trim(),
          clientId: clientId as string,
        }),
        onDone: {
          target: 'done',
          actions: [
            { type: 'publishToInbox', params: ({ event }) => ({ conversation: event.output }) },
            { type: 'emitEntered', params: ({ event }) => ({ conversation: event.output }) },
          ],
        },
        onError: {
          target: 'choosing.failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => event },
            { type: 'emitFailed', params: ({ event }) => event },
          ],
        },
      },
    },
    done: { type: 'final' },
  },
});

const isIn = (chosen: readonly Member[], member: Member) =>
  chosen.some(({ id }) => id === member.id);
