import { ApiError, type Page, type Post } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';
import { changePosts, type PostChange } from './postChange.ts';

export interface FeedContext {
  posts: Post[];
  /** Where the next page starts; null once the last one is here. */
  cursor: string | null;
  /** What the last read failed with. */
  failure: ApiError | null;
}

export type FeedEvent =
  | { type: 'feed.more' }
  | { type: 'feed.refresh' }
  | { type: 'feed.retry' }
  | { type: 'post.published'; post: Post }
  | PostChange;

/** The posts, newest first: the first page, the next ones, and what members change meanwhile. */
export const feedMachine = setup({
  types: { context: {} as FeedContext, events: {} as FeedEvent, tags: {} as 'reading' },
  actors: {
    loadPage: fromPromise<Page<Post>, { cursor: string | null }>(() => {
      throw new Error('feed: provide loadPage');
    }),
  },
  actions: {
    replacePosts: assign((_, { items, cursor }: Page<Post>) => ({
      posts: withoutRepeats(items),
      cursor,
      failure: null,
    })),
    appendPosts: assign(({ context }, { items, cursor }: Page<Post>) => ({
      posts: withoutRepeats([...context.posts, ...items]),
      cursor,
      failure: null,
    })),
    prependPost: assign({
      posts: ({ context }, { post }: { post: Post }) => withoutRepeats([post, ...context.posts]),
    }),
    changePosts: assign({
      posts: ({ context }, change: PostChange) => changePosts(context.posts, change),
    }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
  },
  guards: {
    hasMore: ({ context }) => context.cursor !== null,
    hasNone: ({ context }) => hasNoPosts(context),
  },
}).createMachine({
  id: 'feed',
  context: { posts: [], cursor: null, failure: null },
  initial: 'loading',
  on: {
    'post.liked': { actions: { type: 'changePosts', params: ({ event }) => event } },
    'post.commented': { actions: { type: 'changePosts', params: ({ event }) => event } },
    'post.edited': { actions: { type: 'changePosts', params: ({ event }) => event } },
    'post.deleted': { actions: { type: 'changePosts', params: ({ event }) => event } },
    'member.hidden': { actions: { type: 'changePosts', params: ({ event }) => event } },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadPage',
        input: { cursor: null },
        onDone: {
          target: 'loaded',
          actions: { type: 'replacePosts', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      // The answer under way may lack the new post: ask again.
      on: { 'post.published': { target: 'loading', reenter: true } },
    },
    failed: { on: { 'feed.retry': 'loading', 'post.published': 'loading' } },
    loaded: {
      initial: 'sorting',
      on: {
        'feed.refresh': '.refreshing',
        'post.published': {
          target: '.ready',
          actions: { type: 'prependPost', params: ({ event }) => event },
        },
      },
      states: {
        sorting: { always: [{ guard: 'hasNone', target: 'empty' }, { target: 'ready' }] },
        empty: {},
        ready: { on: { 'feed.more': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          tags: 'reading',
          invoke: {
            src: 'loadPage',
            input: ({ context }) => ({ cursor: context.cursor }),
            onDone: {
              target: 'ready',
              actions: { type: 'appendPosts', params: ({ event }) => event.output },
            },
            onError: {
              target: 'moreFailed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
          on: {
            'post.published': { actions: { type: 'prependPost', params: ({ event }) => event } },
          },
        },
        moreFailed: {
          on: {
            'feed.retry': 'loadingMore',
            'post.published': { actions: { type: 'prependPost', params: ({ event }) => event } },
          },
        },
        refreshing: {
          tags: 'reading',
          invoke: {
            src: 'loadPage',
            input: { cursor: null },
            onDone: {
              target: 'sorting',
              actions: { type: 'replacePosts', params: ({ event }) => event.output },
            },
            onError: {
              target: 'refreshFailed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
          on: {
            'feed.refresh': {},
            'post.published': {
              target: 'refreshing',
              reenter: true,
              actions: { type: 'prependPost', params: ({ event }) => event },
            },
          },
        },
        refreshFailed: {
          on: {
            'feed.retry': 'refreshing',
            'feed.more': { guard: 'hasMore', target: 'loadingMore' },
          },
        },
      },
    },
  },
});

/** Whether there is nothing to show and nothing more to come. */
export function hasNoPosts({ posts, cursor }: FeedContext): boolean {
  return posts.length === 0 && cursor === null;
}

/** Posts may move between two pages while members write: the first place counts. */
function withoutRepeats(posts: Post[]): Post[] {
  const seen = new Set<string>();
  return posts.filter(({ id }) => !seen.has(id) && seen.add(id));
}
