import { ApiError, type Post } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';
import type { HiddenMember } from './feedConfiguration.ts';
import { hiddenMember } from './feedPosts.ts';
import { changePosts, type PostChange } from './postChange.ts';

export interface PostContext {
  postId: string;
  post: Post | null;
  /** What reading it failed with. */
  failure: ApiError | null;
}

export type PostEvent = { type: 'post.retry' } | PostChange;

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
  },
  actions: {
    keepPost: assign((_, post: Post) => ({ post, failure: null })),
    changePost: assign(({ context: { post } }, change: PostChange) => ({
      post: changePosts(post ? [post] : [], change)[0] ?? post,
    })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    hideMember: (_, _params: HiddenMember) => {
      throw new Error('post: provide hideMember');
    },
  },
  guards: {
    isIt: ({ context }, { id }: { id: string }) => id === context.postId,
    isRefused: (_, { error }: { error: unknown }) =>
      [403, 404].includes(ApiError.from(error).status ?? 0),
  },
}).createMachine({
  id: 'post',
  context: ({ input: { postId } }) => ({ postId, post: null, failure: null }),
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
        'post.liked': { actions: { type: 'changePost', params: ({ event }) => event } },
        'post.commented': { actions: { type: 'changePost', params: ({ event }) => event } },
        'post.edited': { actions: { type: 'changePost', params: ({ event }) => event } },
        'post.deleted': {
          guard: { type: 'isIt', params: ({ event }) => event },
          target: 'deleted',
        },
        'member.hidden': {
          actions: { type: 'hideMember', params: ({ event: { member } }) => hiddenMember(member) },
        },
      },
    },
    deleted: {},
  },
});
