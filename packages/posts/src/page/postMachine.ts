import { ApiError, type Post } from '@saudagar/contract';
import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { PostChanged } from '../places/places.ts';
import { changePosts } from '../places/postChange.ts';

export interface PostContext {
  postId: string;
  post: Post | null;
  /** What reading it failed with. */
  failure: ApiError | null;
}

export type PostEvent = { type: 'post.retry' } | PostChanged;

/** One post on a page of its own (SHELL-063). */
export const postMachine = setup({
  types: {
    context: {} as PostContext,
    events: {} as PostEvent,
    input: {} as { postId: string },
  },
  actors: {
    loadPost: fromPromise<Post, { postId: string }>(() => {
      throw new Error('post: provide loadPost');
    }),
    hearPosts: fromCallback<EventObject>(() => {
      throw new Error('post: provide hearPosts');
    }),
  },
  actions: {
    keepPost: assign((_, post: Post) => ({ post, failure: null })),
    changePost: assign(({ context: { post } }, { change }: PostChanged) => ({
      post: changePosts(post ? [post] : [], change)[0] ?? post,
    })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
  },
  guards: {
    isDeletion: ({ context }, { change }: PostChanged) =>
      change.type === 'post.deleted' && change.id === context.postId,
    isRefused: (_, { error }: { error: unknown }) =>
      [403, 404].includes(ApiError.from(error).status ?? 0),
  },
}).createMachine({
  id: 'post',
  context: ({ input: { postId } }) => ({ postId, post: null, failure: null }),
  invoke: { src: 'hearPosts' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadPost',
        input: ({ context: { postId } }) => ({ postId }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepPost', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'missing' },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    failed: { on: { 'post.retry': 'loading' } },
    missing: {},
    ready: {
      on: {
        'post.changed': [
          { guard: { type: 'isDeletion', params: ({ event }) => event }, target: 'deleted' },
          { actions: { type: 'changePost', params: ({ event }) => event } },
        ],
      },
    },
    deleted: {},
  },
});
