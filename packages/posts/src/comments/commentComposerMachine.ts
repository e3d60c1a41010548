import { ApiError, COMMENT_MAX_LENGTH, type Comment, newClientId } from '@saudagar/contract';
import { type DraftNews, draftMachine, type FoundDraft } from '@saudagar/writing/machines';
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';

export interface CommentComposerContext extends CommentComposerInput {
  /** Mention a reply to a reply starts with; empty for none. */
  address: string;
  text: string;
  failure: ApiError | null;
  /** Idempotency key of the comment, kept across retries until the text is changed. */
  clientId: string | null;
}

export interface CommentComposerInput {
  postId: string;
  /** Id of the comment replied to; null for a comment on the post (FEED-137). */
  parentId: string | null;
  /** Name of the draft. */
  draftName: string;
}

export type CommentComposerEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'comment.submitted' }
  /** Another comment or reply of the thread is answered; carries its author's name if mentioned. */
  | { type: 'reply.addressed'; username: string | null }
  | DraftNews;

export interface SendInput {
  postId: string;
  parentId: string | null;
  content: string;
  clientId: string;
}

/**
 * Field in which a comment or reply is written and sent (FEED-122–131). An unsent text is stored as
 * a draft, which survives a reload.
 */
export const commentComposerMachine = setup({
  types: {
    context: {} as CommentComposerContext,
    events: {} as CommentComposerEvent,
    input: {} as CommentComposerInput,
    // Child ids are any string: published declarations cannot type only some of them.
    children: {} as Record<string, 'draft'>,
    /** `comment.stored`: it waits for the server, beside the comments. */
    emitted: {} as { type: 'comment.added'; comment: Comment } | { type: 'comment.stored' },
    tags: {} as 'idle' | 'refused',
  },
  actors: {
    sendComment: fromPromise<Comment, SendInput>(() => {
      throw new Error('commentComposer: provide sendComment');
    }),
    draft: draftMachine,
  },
  actions: {
    changeText: assign((_, { text }: { text: string }) => ({ text, clientId: null })),
    beginTry: assign({ clientId: ({ context }) => context.clientId ?? newClientId() }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    address: assign(({ context }, { username }: { username: string | null }) => {
      const address = username === null ? '' : `@${username} `;
      return { address, text: addressed(context.text, context.address, address), clientId: null };
    }),
    clear: assign({ text: '', address: '', failure: null, clientId: null }),
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'draft.changed',
      draft: isBare(context) ? null : { text: context.text, clientId: context.clientId, files: [] },
    })),
    takeDraft: assign(({ context }, { draft }: FoundDraft) => {
      const text = addressed(draft.text, '', context.address);
      return { text, clientId: text === draft.text ? draft.clientId : null };
    }),
    confirmTaken: sendTo('draft', (_, { hold }: FoundDraft) => ({ type: 'draft.taken', hold })),
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('commentComposer: provide logFailure');
    },
    /** An action besides the emitted event, since it must run without a view too. */
    publish: (_, _params: { postId: string; comment: Comment }) => {
      throw new Error('commentComposer: provide publish');
    },
    emitAdded: emit((_, { comment }: { comment: Comment }) => ({
      type: 'comment.added',
      comment,
    })),
    emitStored: emit({ type: 'comment.stored' }),
  },
  guards: {
    isWaiting: (_, { error }: { error: unknown }) => ApiError.from(error).isWaiting,
    /** A draft never overwrites text typed before it was found. */
    canTake: ({ context }, { found }: { found: FoundDraft | null }) =>
      found !== null && (context.text === '' || context.text === context.address),
    isBlank: ({ context }) => isBare(context),
    /** A retry after a lost response must be the same comment. */
    isOtherAddress: ({ context }, { username }: { username: string | null }) =>
      context.address !== (username === null ? '' : `@${username} `),
    isTooLong: ({ context }) => context.text.trim().length > COMMENT_MAX_LENGTH,
  },
}).createMachine({
  id: 'commentComposer',
  context: ({ input }) => ({ ...input, address: '', text: '', failure: null, clientId: null }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context: { draftName } }) => ({ name: draftName }),
    // The text is not stored, but can be sent.
    onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
  },
  initial: 'writing',
  states: {
    writing: {
      initial: 'empty',
      on: {
        'text.changed': {
          target: '.sorting',
          actions: [{ type: 'changeText', params: ({ event }) => event }, 'keepDraft'],
        },
        'reply.addressed': {
          guard: { type: 'isOtherAddress', params: ({ event }) => event },
          target: '.sorting',
          actions: { type: 'address', params: ({ event }) => event },
        },
        'draft.found': {
          guard: { type: 'canTake', params: ({ event }) => event },
          target: '.sorting',
          actions: [
            { type: 'takeDraft', params: ({ event }) => event.found as FoundDraft },
            { type: 'confirmTaken', params: ({ event }) => event.found as FoundDraft },
          ],
        },
        'comment.submitted': [
          { guard: 'isBlank', target: '.blank' },
          { guard: 'isTooLong', target: '.tooLong' },
          { target: 'sending' },
        ],
      },
      states: {
        sorting: { always: [{ guard: 'isBlank', target: 'empty' }, { target: 'filled' }] },
        empty: { tags: 'idle' },
        filled: {},
        blank: { tags: ['idle', 'refused'] },
        tooLong: { tags: 'refused' },
        failed: {},
      },
    },
    sending: {
      entry: ['beginTry', 'keepDraft'],
      invoke: {
        src: 'sendComment',
        input: ({ context: { postId, parentId, text, clientId } }) => ({
          postId,
          parentId,
          content: text.trim(),
          clientId: clientId as string,
        }),
        onDone: {
          target: 'writing',
          actions: [
            'clear',
            'keepDraft',
            {
              type: 'publish',
              params: ({ context: { postId }, event }) => ({ postId, comment: event.output }),
            },
            { type: 'emitAdded', params: ({ event }) => ({ comment: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isWaiting', params: ({ event }) => event },
            target: 'writing',
            actions: ['clear', 'keepDraft', 'emitStored'],
          },
          {
            target: 'writing.failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});

/** Returns true when the text is empty or only the initial mention. */
function isBare({ text, address }: Pick<CommentComposerContext, 'text' | 'address'>): boolean {
  return text.trim() === '' || text.trim() === address.trim();
}

/** Replaces the leading mention of a text without duplicating it. */
function addressed(text: string, before: string, after: string): string {
  const rest = text.startsWith(before) ? text.slice(before.length) : text;
  return rest.startsWith(after) ? rest : after + rest;
}
