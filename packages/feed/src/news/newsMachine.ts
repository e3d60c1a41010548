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

/** What is looked for, and how often. */
export interface NewsWish {
  request: Pick<FeedRequest, 'filterBy' | 'postsPerLoad' | 'hashtag'>;
  /** Time between two looks in ms; null where the member wants none. */
  interval: number | null;
}

export type NewsEvent =
  | { type: 'news.wished'; wish: NewsWish }
  /** Members changed what the list shows: a look under way may not know it. */
  | { type: 'posts.changed' }
  /** Whether anybody can see the page and the server can be reached. */
  | { type: 'attention.changed'; isAttentive: boolean };

/**
 * Looks for what others write meanwhile (FEED-195): only while the page is seen and online, and at
 * once where it was not for longer than the interval. It changes nothing; it says what it found.
 * A look that fails is silent: the next one comes.
 */
export const newsMachine = setup({
  types: {
    context: {} as NewsWish & { isReturn: boolean; isAttentive: boolean; isSubscribed: boolean },
    events: {} as NewsEvent,
    /** `isReturn`: the list was read before, on an earlier visit of its page: look once at once. */
    input: {} as NewsWish & { isReturn: boolean },
    emitted: {} as { type: 'news.found'; page: Page<Post> },
    // By no name of its own: what is published cannot tell some children by name beside others.
    children: {} as Record<string, 'watchAttention'>,
  },
  actors: {
    loadNewest: fromPromise<Page<Post>, NewsWish['request']>(() => {
      throw new Error('news: provide loadNewest');
    }),
    watchAttention: fromCallback<EventObject>(() => {
      throw new Error('news: provide watchAttention');
    }),
  },
  actions: {
    wish: assign((_, { wish }: { wish: NewsWish }) => wish),
    attend: assign((_, { isAttentive }: { isAttentive: boolean }) => ({ isAttentive })),
    stay: assign({ isReturn: false }),
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('news: provide logFailure');
    },
    noteUnsubscribed: assign({ isSubscribed: false }),
    /** What failed to subscribe tries again with the next read. */
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
    isOther: ({ context }, { wish: { request, interval } }: { wish: NewsWish }) =>
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
    'news.wished': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'wish', params: ({ event }) => event },
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
