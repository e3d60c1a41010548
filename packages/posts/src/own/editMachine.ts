import { ApiError, type Comment, type Post } from '@saudagar/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Written } from '../written.ts';

/** What the server made of an edited text. */
export type Edited =
  | { type: 'post.edited'; post: Post }
  | { type: 'comment.edited'; comment: Comment };

interface EditInput extends Written {
  /** The text as it stands. */
  text: string;
  /** Most characters the server stores. */
  limit: number;
}

export interface EditContext extends EditInput {
  original: string;
  failure: ApiError | null;
}

export type EditEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'edit.submitted' }
  | { type: 'edit.left' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.declined' };

/** A member's own post or comment being changed: nothing typed is lost but by their own word. */
export const editMachine = setup({
  types: {
    context: {} as EditContext,
    events: {} as EditEvent,
    input: {} as EditInput,
    emitted: {} as Edited | { type: 'edit.closed' },
    tags: {} as 'idle' | 'refused',
  },
  actors: {
    saveText: fromPromise<Edited, Written & { content: string }>(() => {
      throw new Error('edit: provide saveText');
    }),
  },
  actions: {
    changeText: assign((_, { text }: { text: string }) => ({ text })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    tellEdited: emit((_, edited: Edited) => edited),
    /** Beside what is emitted: heard whether or not a view is there. */
    tellPlaces: (_, _params: { postId: string; edited: Edited }) => {
      throw new Error('edit: provide tellPlaces');
    },
    /** What the last try failed with, if one did: the text may turn out to be gone. */
    tellLeft: (_, _params: Written & { failure: ApiError | null }) => {
      throw new Error('edit: provide tellLeft');
    },
    tellClosed: emit({ type: 'edit.closed' }),
  },
  guards: {
    isUnchanged: ({ context }) => context.text.trim() === context.original.trim(),
    isBlank: ({ context }) => context.text.trim() === '',
    isTooLong: ({ context }) => context.text.trim().length > context.limit,
  },
}).createMachine({
  id: 'edit',
  context: ({ input }) => ({ ...input, original: input.text, failure: null }),
  initial: 'writing',
  states: {
    writing: {
      initial: 'sorting',
      on: {
        'text.changed': {
          target: '.sorting',
          actions: { type: 'changeText', params: ({ event }) => event },
        },
        'edit.submitted': [
          { guard: 'isBlank', target: '.blank' },
          { guard: 'isTooLong', target: '.tooLong' },
          { guard: 'isUnchanged', target: 'closed' },
          { target: 'saving' },
        ],
        'edit.left': [{ guard: 'isUnchanged', target: 'closed' }, { target: 'asking' }],
      },
      states: {
        sorting: { always: [{ guard: 'isUnchanged', target: 'unchanged' }, { target: 'changed' }] },
        unchanged: { tags: 'idle' },
        changed: {},
        blank: { tags: 'refused' },
        tooLong: { tags: 'refused' },
        failed: {},
      },
    },
    asking: { on: { 'discard.confirmed': 'closed', 'discard.declined': 'writing' } },
    saving: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'saveText',
        input: ({ context: { postId, commentId, text } }) => ({
          postId,
          commentId,
          content: text.trim(),
        }),
        onDone: {
          target: 'closed',
          actions: [
            {
              type: 'tellPlaces',
              params: ({ context: { postId }, event }) => ({ postId, edited: event.output }),
            },
            { type: 'tellEdited', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'writing.failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    closed: {
      tags: 'idle',
      entry: [
        'tellClosed',
        {
          type: 'tellLeft',
          params: ({ context: { postId, commentId, failure } }) => ({ postId, commentId, failure }),
        },
      ],
    },
  },
});
