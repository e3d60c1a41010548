import { ApiError, COMMENT_MAX_LENGTH, type Comment, newClientId } from '@saudagar/contract';
import { type DraftNews, draftMachine, type FoundDraft } from '@saudagar/writing/machines';
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';

export interface CommentComposerContext extends CommentComposerInput {
  /** The mention that a reply to a reply begins with; empty where there is none. */
  address: string;
  text: string;
  failure: ApiError | null;
  /** Makes a repeated try the same comment: kept until the text is changed. */
  clientId: string | null;
}

export interface CommentComposerInput {
  postId: string;
  /** The comment that is replied to; null for a comment on the post itself (FEED-137). */
  parentId: string | null;
  /** What the draft is called. */
  draftName: string;
}

export type CommentComposerEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'comment.submitted' }
  /** Another comment or reply of the thread is answered: its author, if they are to be mentioned. */
  | { type: 'reply.addressed'; username: string | null }
  | DraftNews;

interface SendInput {
  postId: string;
  parentId: string | null;
  content: string;
  clientId: string;
}

/**
 * A box in which a comment or reply is written and sent (FEED-122–131). What is not sent is kept as
 * a draft, which outlives a reload.
 */
export const commentComposerMachine = setup({
  types: {
    context: {} as CommentComposerContext,
    events: {} as CommentComposerEvent,
    input: {} as CommentComposerInput,
    // By no name of its own: what is published cannot tell some children by name beside others.
    children: {} as Record<string, 'draft'>,
    emitted: {} as { type: 'comment.added'; comment: Comment },
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
    emitTaken: sendTo('draft', (_, { hold }: FoundDraft) => ({ type: 'draft.taken', hold })),
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('commentComposer: provide logFailure');
    },
    /** Beside what is emitted: heard whether or not a view is there. */
    publish: (_, _params: { postId: string; comment: Comment }) => {
      throw new Error('commentComposer: provide publish');
    },
    emitAdded: emit((_, { comment }: { comment: Comment }) => ({
      type: 'comment.added',
      comment,
    })),
  },
  guards: {
    /** What was typed before the draft was found is never overwritten by it. */
    canTake: ({ context }, { found }: { found: FoundDraft | null }) =>
      found !== null && (context.text === '' || context.text === context.address),
    isBlank: ({ context }) => isBare(context),
    /** A try whose answer was lost stays the same comment. */
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
    // What is typed is not kept, but still sent.
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
            { type: 'emitTaken', params: ({ event }) => event.found as FoundDraft },
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
        onError: {
          target: 'writing.failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

/** Whether nothing is written but the mention that the box began with. */
function isBare({ text, address }: Pick<CommentComposerContext, 'text' | 'address'>): boolean {
  return text.trim() === '' || text.trim() === address.trim();
}

/** A text that begins with another mention than before; none is written twice. */
function addressed(text: string, before: string, after: string): string {
  const rest = text.startsWith(before) ? text.slice(before.length) : text;
  return rest.startsWith(after) ? rest : after + rest;
}
