import { assign, not } from 'xstate';
import { firstPosts } from './feedPosts.ts';
import { feedSetup } from './feedSetup.ts';

/**
 * The posts of the feed: first page, next pages, new posts of others, and changes by members. A
 * loaded list survives visits to other pages; a loading one does not.
 */
export const feedMachine = feedSetup.createMachine({
  id: 'feed',
  context: ({ input }) => ({
    ...firstPosts(input),
    failure: null,
    keptAt: null,
    takesKept: true,
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
        input: ({ context: { request, takesKept } }) => ({
          ...{ ...request, cursor: null },
          mayBeKept: takesKept,
        }),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'loaded.reading.refreshing',
            actions: { type: 'replacePosts', params: ({ event }) => event.output },
          },
          {
            target: 'loaded',
            actions: { type: 'replacePosts', params: ({ event }) => event.output },
          },
        ],
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
      on: {
        'feed.retried': 'loading',
        'network.returned': 'loading',
        'post.published': 'loading',
      },
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
            moreFailed: {
              on: { 'feed.retried': 'loadingMore', 'network.returned': 'loadingMore' },
            },
            refreshing: {
              tags: 'reading',
              entry: [assign({ isOutdated: false }), 'subscribeAgain'],
              invoke: {
                src: 'loadPage',
                input: ({ context }) => ({ ...context.request, cursor: null }),
                onDone: [
                  { guard: 'isOutdated', target: 'refreshing', reenter: true },
                  {
                    guard: 'showsKept',
                    target: 'resting',
                    actions: { type: 'freshenPosts', params: ({ event }) => event.output },
                  },
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
                'network.returned': 'refreshing',
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
