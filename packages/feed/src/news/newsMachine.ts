import type { Page, Post } from '@saudagar/contract';
import {
  assign,
  type EventObject,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import type { FeedRequest } from '../list/feedPosts.ts';

/** Request and interval of the polling. */
export interface NewsQuery {
  request: Pick<FeedRequest, 'filterBy' | 'postsPerLoad' | 'hashtag'>;
  /** Milliseconds between polls; null turns auto refresh off. */
  interval: number | null;
}

export type NewsEvent =
  | { type: 'news.queryChanged'; query: NewsQuery }
  /** Members changed posts in the list; a poll in progress may lack that. */
  | { type: 'posts.changed' }
  /** Visibility of the page and connectivity. */
  | { type: 'attention.changed'; isAttentive: boolean };

/**
 * Polls for new posts of others (FEED-195), only while the page is visible and online; polls at
 * once after an absence longer than the interval. It emits the page and changes nothing itself. A
 * failed poll is silent: the next one follows.
 */
export const newsMachine = setup({
  types: {
    context: {} as NewsQuery & { isReturn: boolean; isAttentive: boolean; isSubscribed: boolean },
    events: {} as NewsEvent,
    /** With `isReturn`, the list was loaded on an earlier visit of its page: poll once at once. */
    input: {} as NewsQuery & { isReturn: boolean },
    emitted: {} as { type: 'news.found'; page: Page<Post> },
    // Child ids are any string: published declarations cannot type only some of them.
    children: {} as Record<string, 'watchAttention'>,
  },
  actors: {
    loadNewest: fromPromise<Page<Post>, NewsQuery['request']>(() => {
      throw new Error('news: provide loadNewest');
    }),
    watchAttention: fromCallback<EventObject>(() => {
      throw new Error('news: provide watchAttention');
    }),
  },
  actions: {
    setQuery: assign((_, { query }: { query: NewsQuery }) => query),
    attend: assign((_, { isAttentive }: { isAttentive: boolean }) => ({ isAttentive })),
    stay: assign({ isReturn: false }),
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('news: provide logFailure');
    },
    noteUnsubscribed: assign({ isSubscribed: false }),
    /** Retries a failed subscription with the next poll. */
    subscribeAgain: enqueueActions(({ context, enqueue }) => {
      if (context.isSubscribed) return;
      enqueue.assign({ isSubscribed: true });
      enqueue.spawnChild('watchAttention', { id: 'attention' });
    }),
    emitFound: emit((_, page: Page<Post>) => ({ type: 'news.found' as const, page })),
  },
  guards: {
    isReturn: ({ context }) => context.isReturn,
    isUnwanted: ({ context }) => context.interval === null,
    isOther: ({ context }, { query: { request, interval } }: { query: NewsQuery }) =>
      context.interval !== interval ||
      context.request.filterBy !== request.filterBy ||
      context.request.postsPerLoad !== request.postsPerLoad ||
      context.request.hashtag !== request.hashtag,
    isAttentive: ({ context }) => context.isAttentive,
  },
  delays: { interval: ({ context }) => context.interval ?? 0 },
}).createMachine({
  id: 'news',
  context: ({ input }) => ({ ...input, isAttentive: true, isSubscribed: true }),
  invoke: {
    src: 'watchAttention',
    id: 'attention',
    onError: {
      actions: [{ type: 'logFailure', params: ({ event }) => event }, 'noteUnsubscribed'],
    },
  },
  on: {
    'news.queryChanged': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'setQuery', params: ({ event }) => event },
    },
    'attention.changed': { actions: { type: 'attend', params: ({ event }) => event } },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isReturn', target: 'looking', actions: 'stay' },
        { guard: 'isUnwanted', target: 'off' },
        { target: 'waiting' },
      ],
    },
    off: {},
    waiting: {
      after: { interval: [{ guard: 'isAttentive', target: 'looking' }, { target: 'unseen' }] },
    },
    unseen: { always: { guard: 'isAttentive', target: 'looking' } },
    looking: {
      entry: 'subscribeAgain',
      invoke: {
        src: 'loadNewest',
        input: ({ context }) => context.request,
        onDone: {
          target: 'deciding',
          actions: { type: 'emitFound', params: ({ event }) => event.output },
        },
        onError: 'deciding',
      },
      on: { 'posts.changed': { target: 'looking', reenter: true } },
    },
  },
});
