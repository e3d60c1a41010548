import { ApiError, type Comment, type Page } from '@saudagar/contract';
import {
  assign,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  setup,
} from 'xstate';
import type { PostRef } from '../postRef.ts';
import { type CommentChange, changeComments } from './commentChange.ts';

export interface CommentsContext {
  postId: string;
  /** Loaded comments, in the server's order. */
  loaded: Comment[];
  /** The member's own new comments, until a page contains them. */
  added: Comment[];
  cursor: string | null;
  failure: ApiError | null;
  /** Open reply fields, at most one per thread. */
  replies: OpenReply[];
  /** True while subscribed to comment changes. */
  isSubscribed: boolean;
}

/** An open reply field. */
export interface OpenReply {
  /** Id of the thread's top-level comment. */
  id: string;
  /** Id of the comment or reply being answered. */
  about: string;
}

export type CommentsEvent =
  | { type: 'comments.opened' }
  | { type: 'comments.closed' }
  | { type: 'comments.retried' }
  | { type: 'comments.more' }
  | { type: 'comment.added'; comment: Comment }
  /** It was found deleted elsewhere. */
  | { type: 'comment.missed'; id: string }
  | { type: 'reply.opened'; id: string; about: string }
  | { type: 'reply.closed'; id: string }
  | { type: 'comment.changed'; change: CommentChange };

export interface PageInput {
  postId: string;
  cursor: string | null;
}

/**
 * Comments of one post, loaded once on the first opening (FEED-109–115). Persistent while open, so
 * that they are there when the post scrolls back into view.
 */
export const commentsMachine = setup({
  types: {
    context: {} as CommentsContext,
    events: {} as CommentsEvent,
    input: {} as { postId: string },
    tags: {} as 'idle',
    // Child ids are any string: published declarations cannot type only some of them.
    children: {} as Record<string, 'subscribeComments'>,
  },
  actors: {
    loadPage: fromPromise<Page<Comment>, PageInput>(() => {
      throw new Error('comments: provide loadPage');
    }),
    subscribeComments: fromCallback<EventObject, { postId: string }>(() => {
      throw new Error('comments: provide subscribeComments');
    }),
  },
  actions: {
    appendPage: assign(({ context }, { items, cursor }: Page<Comment>) => {
      const known = new Set(context.loaded.map(({ id }) => id));
      const loaded = [...context.loaded, ...items.filter(({ id }) => !known.has(id))];
      const all = new Set(loaded.map(({ id }) => id));
      return {
        loaded,
        added: context.added.filter(({ id }) => !all.has(id)),
        cursor,
        failure: null,
      };
    }),
    // One whose first reply was lost may have been read meanwhile.
    addComment: assign(({ context }, { comment }: { comment: Comment }) => ({
      added: [...context.loaded, ...context.added].some(({ id }) => id === comment.id)
        ? context.added
        : [...context.added, comment],
      replies: context.replies.filter(({ id }) => id !== comment.parent_comment_id),
    })),
    change: assign(({ context: { loaded, added } }, { change }: { change: CommentChange }) => ({
      loaded: changeComments(loaded, change, added),
      added: changeComments(added, change, loaded),
    })),
    publishDeleted: (_, _params: PostRef) => {
      throw new Error('comments: provide publishDeleted');
    },
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('comments: provide logFailure');
    },
    noteUnsubscribed: assign({ isSubscribed: false }),
    /** Retries a failed subscription with the next read. */
    subscribeAgain: enqueueActions(({ context, enqueue }) => {
      if (context.isSubscribed) return;
      enqueue.assign({ isSubscribed: true });
      enqueue.spawnChild('subscribeComments', {
        id: 'comments',
        input: { postId: context.postId },
      });
    }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    openReply: assign({
      replies: ({ context }, { id, about }: OpenReply) => [
        ...context.replies.filter((other) => other.id !== id),
        { id, about },
      ],
    }),
    closeReply: assign({
      replies: ({ context }, { id }: { id: string }) =>
        context.replies.filter((other) => other.id !== id),
    }),
  },
  guards: {
    hasMore: ({ context }) => context.cursor !== null,
    hasNone: ({ context }) =>
      context.loaded.length + context.added.length === 0 && context.cursor === null,
  },
}).createMachine({
  id: 'comments',
  context: ({ input: { postId } }) => ({
    postId,
    loaded: [],
    added: [],
    cursor: null,
    failure: null,
    replies: [],
    isSubscribed: true,
  }),
  invoke: {
    src: 'subscribeComments',
    id: 'comments',
    input: ({ context: { postId } }) => ({ postId }),
    onError: {
      actions: [{ type: 'logFailure', params: ({ event }) => event }, 'noteUnsubscribed'],
    },
  },
  initial: 'loading',
  on: {
    'comment.added': { actions: { type: 'addComment', params: ({ event }) => event } },
    'comment.changed': { actions: { type: 'change', params: ({ event }) => event } },
    'comment.missed': {
      actions: {
        type: 'publishDeleted',
        params: ({ context: { postId }, event: { id } }) => ({ postId, commentId: id }),
      },
    },
    'reply.opened': { actions: { type: 'openReply', params: ({ event }) => event } },
    'reply.closed': { actions: { type: 'closeReply', params: ({ event }) => event } },
  },
  states: {
    closed: { tags: 'idle', on: { 'comments.opened': 'loading' } },
    loading: {
      entry: 'subscribeAgain',
      invoke: {
        src: 'loadPage',
        input: ({ context: { postId } }) => ({ postId, cursor: null }),
        onDone: {
          target: 'loaded',
          actions: { type: 'appendPage', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: { 'comments.closed': 'closed' },
    },
    failed: {
      on: {
        'comments.retried': 'loading',
        'comments.closed': 'closed',
        'comment.added': {
          target: 'loading',
          actions: { type: 'addComment', params: ({ event }) => event },
        },
      },
    },
    loaded: {
      initial: 'ready',
      on: { 'comments.closed': 'folded' },
      states: {
        ready: {
          always: { guard: 'hasNone', target: 'empty' },
          on: { 'comments.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        empty: { always: { guard: not('hasNone'), target: 'ready' } },
        loadingMore: {
          entry: 'subscribeAgain',
          invoke: {
            src: 'loadPage',
            input: ({ context: { postId, cursor } }) => ({ postId, cursor }),
            onDone: {
              target: 'ready',
              actions: { type: 'appendPage', params: ({ event }) => event.output },
            },
            onError: {
              target: 'moreFailed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
        moreFailed: { on: { 'comments.retried': 'loadingMore' } },
      },
    },
    folded: {
      tags: 'idle',
      on: { 'comments.opened': { target: 'loaded', actions: 'subscribeAgain' } },
    },
  },
});

/** A top-level comment with its replies. */
export interface Thread {
  comment: Comment;
  replies: Comment[];
}

/** Groups comments into threads; a reply without its comment forms its own. */
export function threadsOf({ loaded, added }: Pick<CommentsContext, 'loaded' | 'added'>): Thread[] {
  const threads = new Map<string, Thread>();
  for (const comment of [...loaded, ...added]) {
    const parent = threads.get(comment.parent_comment_id ?? '');
    if (parent) parent.replies.push(comment);
    else threads.set(comment.id, { comment, replies: [] });
  }
  return [...threads.values()];
}
