import { ApiError, COMMENT_MAX_LENGTH, type Comment } from '@saudagar/contract';
import { newClientId } from '@saudagar/portal';
import { type DraftNews, draftMachine, type FoundDraft } from '@saudagar/writing';
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { boxKey } from '../keptKeys.ts';

export interface CommentBoxContext {
  postId: string;
  /** The comment that is replied to; null for a comment on the post itself (FEED-137). */
  parentId: string | null;
  text: string;
  failure: ApiError | null;
  /** Makes a repeated try the same comment: kept until the text is changed. */
  clientId: string | null;
}

export type CommentBoxEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'comment.submitted' }
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
export const commentBoxMachine = setup({
  types: {
    context: {} as CommentBoxContext,
    events: {} as CommentBoxEvent,
    input: {} as { postId: string; parentId: string | null },
    // By no name of its own: what is published cannot tell some children by name beside others.
    children: {} as Record<string, 'draft'>,
    emitted: {} as { type: 'comment.added'; comment: Comment },
    tags: {} as 'idle' | 'refused',
  },
  actors: {
    sendComment: fromPromise<Comment, SendInput>(() => {
      throw new Error('commentBox: provide sendComment');
    }),
    draft: draftMachine,
  },
  actions: {
    changeText: assign((_, { text }: { text: string }) => ({ text, clientId: null })),
    beginTry: assign({ clientId: ({ context }) => context.clientId ?? newClientId() }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    clear: assign({ text: '', failure: null, clientId: null }),
    keepDraft: sendTo('draft', ({ context: { text, clientId } }) => ({
      type: 'draft.changed',
      draft: text.trim() === '' ? null : { text, clientId, files: [] },
    })),
    takeDraft: assign((_, { draft: { text, clientId } }: FoundDraft) => ({ text, clientId })),
    tellTaken: sendTo('draft', (_, { hold }: FoundDraft) => ({ type: 'draft.taken', hold })),
    /** Beside what is emitted: heard whether or not a view is there. */
    tellPlaces: (_, _params: { postId: string; comment: Comment }) => {
      throw new Error('commentBox: provide tellPlaces');
    },
    tellAdded: emit((_, { comment }: { comment: Comment }) => ({
      type: 'comment.added',
      comment,
    })),
  },
  guards: {
    /** What was typed before the draft was found is never overwritten by it. */
    canTake: ({ context }, { found }: { found: FoundDraft | null }) =>
      found !== null && context.text === '',
    isBlank: ({ context }) => context.text.trim() === '',
    isTooLong: ({ context }) => context.text.trim().length > COMMENT_MAX_LENGTH,
  },
}).createMachine({
  id: 'commentBox',
  context: ({ input }) => ({ ...input, text: '', failure: null, clientId: null }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context: { postId, parentId } }) => ({ name: boxKey(postId, parentId) }),
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
        'draft.found': {
          guard: { type: 'canTake', params: ({ event }) => event },
          target: '.sorting',
          actions: [
            { type: 'takeDraft', params: ({ event }) => event.found as FoundDraft },
            { type: 'tellTaken', params: ({ event }) => event.found as FoundDraft },
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
              type: 'tellPlaces',
              params: ({ context: { postId }, event }) => ({ postId, comment: event.output }),
            },
            { type: 'tellAdded', params: ({ event }) => ({ comment: event.output }) },
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
