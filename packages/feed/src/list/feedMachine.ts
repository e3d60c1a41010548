import { ApiError, type Page, type Post } from '@saudagar/contract';
import { changePosts, type PostChanged } from '@saudagar/posts/machines';
import {
  assign,
  type EventObject,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  setup,
} from 'xstate';
import type { FeedConfiguration } from '../configuration/feedConfiguration.ts';
import {
  addNews,
  addPage,
  addPublished,
  type FeedInput,
  type FeedPosts,
  type FeedRequest,
  firstPosts,
  isSameRequest,
  mergeNews,
  NOTHING_READ,
  showNews,
  withConfiguration,
  withPage,
  withPosts,
} from './feedPosts.ts';

/** Number of consecutive hidden pages after which the next loads only on request. */
const PAGES_IN_VAIN = 3;

export interface FeedContext extends FeedPosts {
  /** Error of the last read. */
  failure: ApiError | null;
  /** True when posts changed since the current refresh was requested; its response may lack it. */
  isOutdated: boolean;
  /** True while subscribed to post changes. */
  isSubscribed: boolean;
}

export type FeedEvent =
  | { type: 'feed.more' }
  /** The end of the list came near the viewport: loads more, up to the limit of hidden pages. */
  | { type: 'feed.neared' }
  | { type: 'feed.refresh' }
  | { type: 'feed.retried' }
  | { type: 'configuration.changed'; configuration: FeedConfiguration }
  | { type: 'news.found'; page: Page<Post> }
  | { type: 'news.shown' }
  | { type: 'post.published'; post: Post }
  /** The member published the post in another tab. */
  | { type: 'post.publishedElsewhere'; post: Post }
  | PostChanged;

/**
 * The posts of the feed: first page, next pages, new posts of others, and changes by members. A
 * loaded list survives visits to other pages; a loading one does not.
 */
export const feedMachine = setup({
  types: {
    context: {} as FeedContext,
    events: {} as FeedEvent,
    input: {} as FeedInput,
    emitted: {} as { type: 'posts.changed' },
    tags: {} as 'reading' | 'idle',
    // Child ids are any string: published declarations cannot type only some of them.
    children: {} as Record<string, 'subscribePosts'>,
  },
  actors: {
    loadPage: fromPromise<Page<Post>, FeedRequest & { cursor: string | null }>(() => {
      throw new Error('feed: provide loadPage');
    }),
    subscribePosts: fromCallback<EventObject>(() => {
      throw new Error('feed: provide subscribePosts');
    }),
  },
  actions: {
    forgetPosts: assign(({ context }) => ({ ...withPosts(context, []), ...NOTHING_READ })),
    replacePosts: assign(({ context }, page: Page<Post>) => ({
      ...withPage(context, page),
      failure: null,
    })),
    appendPosts: assign(({ context }, page: Page<Post>) => ({
      ...addPage(context, page),
      failure: null,
    })),
    prependPost: assign(({ context }, { post }: { post: Post }) => addPublished(context, post)),
    changePosts: assign(({ context }, { change }: PostChanged) => ({
      ...withPosts(context, changePosts(context.posts, change)),
      isOutdated: true,
    })),
    emitChanged: emit({ type: 'posts.changed' }),
    configure: assign(({ context }, { configuration }: { configuration: FeedConfiguration }) =>
      withConfiguration(context, configuration),
    ),
    awaitPost: assign(({ context }, { post }: { post: Post }) => addNews(context, post)),
    takeNews: assign(({ context }, { page }: { page: Page<Post> }) => mergeNews(context, page)),
    showNews: assign(({ context }) => showNews(context)),
    resetPages: assign({ pagesInVain: 0 }),
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('feed: provide logFailure');
    },
    noteUnsubscribed: assign({ isSubscribed: false }),
    /** Retries a failed subscription with the next read. */
    subscribeAgain: enqueueActions(({ context, enqueue }) => {
      if (context.isSubscribed) return;
      enqueue.assign({ isSubscribed: true });
      enqueue.spawnChild('subscribePosts', { id: 'posts' });
    }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
  },
  guards: {
    asksOther: ({ context }, { configuration }: { configuration: FeedConfiguration }) =>
      !isSameRequest(context, configuration),
    // Compares by identity, since stored settings are the same object until they change.
    hidesOther: (
      { context: { hiding } },
      { configuration }: { configuration: FeedConfiguration },
    ) =>
      hiding.hideUsers !== configuration.hideUsers ||
      hiding.hideKeywords !== configuration.hideKeywords,
    hasMore: ({ context }) => context.cursor !== null,
    goesOn: ({ context }) => context.cursor !== null && context.pagesInVain < PAGES_IN_VAIN,
    isPaused: ({ context }) => context.cursor !== null && context.pagesInVain >= PAGES_IN_VAIN,
    isComplete: ({ context }) => context.cursor === null && context.shown.length > 0,
    isBare: ({ context }) => context.cursor === null && context.shown.length === 0,
    hidesAll: ({ context }) => context.posts.length > 0,
    isNarrowed: ({ context: { request } }) =>
      request.hashtag !== null || request.filterBy !== 'all',
    newsJoin: ({ context }) => context.newsJoin,
    isOutdated: ({ context }) => context.isOutdated,
  },
}).createMachine({
  id: 'feed',
  context: ({ input }) => ({
    ...firstPosts(input),
    failure: null,
    isOutdated: false,
    isSubscribed: true,
  }),
  invoke: {
    src: 'subscribePosts',
    id: 'posts',
    onError: {
      actions: [{ type: 'logFailure', params: ({ event }) => event }, 'noteUnsubscribed'],
    },
  },
  initial: 'loading',
  on: {
    'configuration.changed': [
      {
        guard: { type: 'asksOther', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'configure', params: ({ event }) => event },
      },
      {
        guard: { type: 'hidesOther', params: ({ event }) => event },
        actions: { type: 'configure', params: ({ event }) => event },
      },
    ],
    'post.changed': {
      actions: [{ type: 'changePosts', params: ({ event }) => event }, 'emitChanged'],
    },
  },
  states: {
    loading: {
      tags: 'idle',
      entry: ['forgetPosts', 'subscribeAgain'],
      invoke: {
        src: 'loadPage',
        input: ({ context }) => ({ ...context.request, cursor: null }),
        onDone: {
          target: 'loaded',
          actions: { type: 'replacePosts', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      // The pending response may lack the new post, so request it again.
      on: { 'post.published': { target: 'loading', reenter: true } },
    },
    failed: {
      tags: 'idle',
      on: { 'feed.retried': 'loading', 'post.published': 'loading' },
    },
    // The list's contents and the current read are parallel states.
    loaded: {
      type: 'parallel',
      states: {
        list: {
          initial: 'sorting',
          states: {
            sorting: {
              always: [
                { guard: 'goesOn', target: 'open' },
                { guard: 'hasMore', target: 'paused' },
                { guard: not('isBare'), target: 'complete' },
                { guard: 'hidesAll', target: 'bare.hidden' },
                { guard: 'isNarrowed', target: 'bare.unmatched' },
                { target: 'bare' },
              ],
            },
            open: { always: { guard: not('goesOn'), target: 'sorting' } },
            /** Too many consecutive pages were hidden; the next loads only on request. */
            paused: { always: { guard: not('isPaused'), target: 'sorting' } },
            complete: { always: { guard: not('isComplete'), target: 'sorting' } },
            /** Nothing to show, and no more pages. */
            bare: {
              always: { guard: not('isBare'), target: 'sorting' },
              initial: 'empty',
              states: { empty: {}, unmatched: {}, hidden: {} },
            },
          },
        },
        reading: {
          initial: 'resting',
          on: {
            'feed.refresh': '.refreshing',
            'news.found': { actions: { type: 'takeNews', params: ({ event }) => event } },
            'post.publishedElsewhere': {
              actions: { type: 'awaitPost', params: ({ event }) => event },
            },
            'news.shown': [
              { guard: 'newsJoin', actions: 'showNews' },
              // New posts exceed a page, or the order is not by date: reload the list.
              { target: '.refreshing' },
            ],
            'post.published': { actions: { type: 'prependPost', params: ({ event }) => event } },
          },
          states: {
            resting: {
              on: {
                'feed.more': { guard: 'hasMore', target: 'loadingMore', actions: 'resetPages' },
                'feed.neared': { guard: 'goesOn', target: 'loadingMore' },
              },
            },
            loadingMore: {
              tags: 'reading',
              invoke: {
                src: 'loadPage',
                input: ({ context: { request, cursor } }) => ({ ...request, cursor }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'appendPosts', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'moreFailed',
                  actions: { type: 'keepFailure', params: ({ event }) => event },
                },
              },
            },
            moreFailed: { on: { 'feed.retried': 'loadingMore' } },
            refreshing: {
              tags: 'reading',
              entry: [assign({ isOutdated: false }), 'subscribeAgain'],
              invoke: {
                src: 'loadPage',
                input: ({ context }) => ({ ...context.request, cursor: null }),
                onDone: [
                  { guard: 'isOutdated', target: 'refreshing', reenter: true },
                  {
                    target: 'resting',
                    actions: { type: 'replacePosts', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: 'refreshFailed',
                  actions: { type: 'keepFailure', params: ({ event }) => event },
                },
              },
              on: {
                'feed.refresh': {},
                'news.shown': {},
                'post.published': {
                  target: 'refreshing',
                  reenter: true,
                  actions: { type: 'prependPost', params: ({ event }) => event },
                },
              },
            },
            refreshFailed: {
              on: {
                'feed.retried': 'refreshing',
                'feed.more': { guard: 'hasMore', target: 'loadingMore', actions: 'resetPages' },
                'feed.neared': { guard: 'goesOn', target: 'loadingMore' },
              },
            },
          },
        },
      },
    },
  },
});
