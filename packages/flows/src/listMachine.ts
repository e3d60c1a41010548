import { ApiError } from '@saudagar/contract';
import { keptAt } from '@saudagar/portal/machines';
import { assign, not, setup } from 'xstate';
import type { MayBeKept } from './actors.ts';
import type { ItemsChange, ListContext, ListEvent, ListPage, ListTag } from './listContext.ts';
import {
  type NetworkReturned,
  noopSubscription,
  requiredAction,
  requiredActor,
} from './required.ts';

interface ListOptions<Query, Item> {
  id: string;
  /**
   * True for a query with search or filters, which separates `unmatched` from `empty`; `true` if
   * every query has one.
   * @default never
   */
  isNarrowed?: true | ((query: Query) => boolean);
  /** Identifies an item. */
  idOf: (item: Item) => string;
  /** Milliseconds after the last `list.queried` until the request is sent. @default 150 */
  delay?: number;
}

/**
 * A list with search, filters and paging, refreshed in place, and changed from elsewhere. Its
 * package provides `loadPage`, `subscribe` if others change its items, and `logFailure`.
 */
export function listMachine<Query, Item>({
  id,
  isNarrowed,
  idOf,
  delay = 150,
}: ListOptions<Query, Item>) {
  return setup({
    types: {
      context: {} as ListContext<Query, Item>,
      input: {} as { query: Query },
      events: {} as ListEvent<Query, Item>,
      tags: {} as ListTag,
    },
    actors: {
      loadPage: requiredActor<ListPage<Item>, { query: Query; cursor: string | null } & MayBeKept>(
        id,
        'loadPage',
      ),
      /** Sends `items.changed` or `list.refreshed`. @default noopSubscription */
      subscribe: noopSubscription<ListEvent<Query, Item>, { query: Query }>(),
      /** Sends `network.returned`. @default noopSubscription */
      watchNetwork: noopSubscription<NetworkReturned>(),
    },
    actions: {
      setQuery: assign((_, { query }: { query: Query }) => ({ query, takesKept: false })),
      replace: assign((_, { page }: { page: ListPage<Item> }) => ({
        items: page.items,
        cursor: page.cursor,
        total: page.total ?? null,
        isMore: page.isMore ?? false,
        failure: null,
        keptAt: keptAt(page),
      })),
      append: assign(({ context }, { page }: { page: ListPage<Item> }) => {
        const known = new Set(context.items.map(idOf));
        return {
          items: [...context.items, ...page.items.filter((item) => !known.has(idOf(item)))],
          cursor: page.cursor,
          total: page.total ?? context.total,
          isMore: page.isMore ?? context.isMore,
          failure: null,
        };
      }),
      change: assign(
        (
          { context },
          { change, by = 0 }: { change: ItemsChange<Item>; by?: number | undefined },
        ) => ({
          items: change(context.items),
          total: context.total === null ? null : Math.max(0, context.total + by),
          isOutdated: true,
        }),
      ),
      clear: assign({ items: [], cursor: null, total: null, isMore: false, keptAt: null }),
      keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
      logFailure: (_, _params: { error: unknown }) => requiredAction(id, 'logFailure')(),
    },
    guards: {
      isOther: ({ context }, { query }: { query: Query }) =>
        JSON.stringify(query) !== JSON.stringify(context.query),
      hasMore: ({ context }) => context.cursor !== null,
      isBare: ({ context }) => context.items.length === 0 && context.cursor === null,
      isNarrowed: ({ context }) => isNarrowed === true || (isNarrowed?.(context.query) ?? false),
      isOutdated: ({ context }) => context.isOutdated,
      isBehind: ({ context }, { page }: { page: ListPage<Item> }) =>
        context.isOutdated || keptAt(page) !== null,
    },
    delays: { delay },
  }).createMachine({
    id,
    meta: {
      flow: 'list',
      ...(!isNarrowed && { never: ['unmatched'] }),
      ...(isNarrowed === true && { never: ['empty'] }),
    },
    context: ({ input: { query } }) => ({
      query,
      items: [],
      cursor: null,
      total: null,
      isMore: false,
      failure: null,
      keptAt: null,
      takesKept: true,
      isOutdated: false,
    }),
    invoke: {
      src: 'watchNetwork',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    on: { 'items.changed': { actions: { type: 'change', params: ({ event }) => event } } },
    type: 'parallel',
    states: {
      content: {
        initial: 'loading',
        on: {
          'list.queried': {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: '.waiting',
            actions: { type: 'setQuery', params: ({ event }) => event },
          },
        },
        states: {
          waiting: { tags: ['idle', 'loading'], after: { delay: 'loading' } },
          loading: {
            tags: ['idle', 'loading'],
            entry: assign({ isOutdated: false }),
            on: { 'list.refreshed': { target: 'loading', reenter: true } },
            invoke: {
              src: 'loadPage',
              input: ({ context: { query, takesKept } }) => ({
                query,
                cursor: null,
                mayBeKept: takesKept,
              }),
              onDone: [
                {
                  guard: { type: 'isBehind', params: ({ event }) => ({ page: event.output }) },
                  target: 'loaded.reading.refreshing',
                  actions: { type: 'replace', params: ({ event }) => ({ page: event.output }) },
                },
                {
                  target: 'loaded',
                  actions: { type: 'replace', params: ({ event }) => ({ page: event.output }) },
                },
              ],
              onError: {
                target: 'failed',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => event },
                  { type: 'logFailure', params: ({ event }) => event },
                  'clear',
                ],
              },
            },
          },
          failed: {
            tags: ['idle', 'failed'],
            on: {
              'list.retried': 'loading',
              'list.refreshed': 'loading',
              'network.returned': 'loading',
            },
          },
          loaded: {
            type: 'parallel',
            states: {
              shown: {
                initial: 'deciding',
                states: {
                  deciding: {
                    always: [
                      { guard: not('isBare'), target: 'some' },
                      { guard: 'isNarrowed', target: 'unmatched' },
                      { target: 'empty' },
                    ],
                  },
                  some: { tags: 'some', always: { guard: 'isBare', target: 'deciding' } },
                  unmatched: {
                    tags: 'unmatched',
                    always: { guard: not('isBare'), target: 'deciding' },
                  },
                  empty: { tags: 'empty', always: { guard: not('isBare'), target: 'deciding' } },
                },
              },
              reading: {
                initial: 'resting',
                on: { 'list.refreshed': { target: '.refreshing', reenter: true } },
                states: {
                  resting: {
                    on: { 'list.moreRequested': { guard: 'hasMore', target: 'loadingMore' } },
                  },
                  loadingMore: {
                    tags: 'loadingMore',
                    invoke: {
                      src: 'loadPage',
                      input: ({ context: { query, cursor } }) => ({ query, cursor }),
                      onDone: {
                        target: 'resting',
                        actions: {
                          type: 'append',
                          params: ({ event }) => ({ page: event.output }),
                        },
                      },
                      onError: {
                        target: 'moreFailed',
                        actions: [
                          { type: 'keepFailure', params: ({ event }) => event },
                          { type: 'logFailure', params: ({ event }) => event },
                        ],
                      },
                    },
                  },
                  moreFailed: {
                    tags: 'moreFailed',
                    on: {
                      'list.retried': 'loadingMore',
                      'list.moreRequested': 'loadingMore',
                      'network.returned': 'loadingMore',
                    },
                  },
                  refreshing: {
                    tags: 'refreshing',
                    entry: assign({ isOutdated: false }),
                    invoke: {
                      src: 'loadPage',
                      input: ({ context: { query } }) => ({ query, cursor: null }),
                      onDone: [
                        { guard: 'isOutdated', target: 'refreshing', reenter: true },
                        {
                          target: 'resting',
                          actions: {
                            type: 'replace',
                            params: ({ event }) => ({ page: event.output }),
                          },
                        },
                      ],
                      onError: {
                        target: 'refreshFailed',
                        actions: [
                          { type: 'keepFailure', params: ({ event }) => event },
                          { type: 'logFailure', params: ({ event }) => event },
                        ],
                      },
                    },
                  },
                  // Known items stay visible.
                  refreshFailed: {
                    tags: 'refreshFailed',
                    on: {
                      'list.retried': 'refreshing',
                      'network.returned': 'refreshing',
                      'list.moreRequested': { guard: 'hasMore', target: 'loadingMore' },
                    },
                  },
                },
              },
            },
          },
        },
      },
      changes: {
        initial: 'subscribed',
        states: {
          subscribed: {
            // Another query has other items.
            on: {
              'list.queried': {
                guard: { type: 'isOther', params: ({ event }) => event },
                target: 'subscribed',
                reenter: true,
              },
            },
            invoke: {
              src: 'subscribe',
              input: ({ context: { query } }) => ({ query }),
              onError: {
                target: 'lost',
                actions: { type: 'logFailure', params: ({ event }) => event },
              },
            },
          },
          lost: {
            on: {
              'list.queried': 'subscribed',
              'list.refreshed': 'subscribed',
              'list.retried': 'subscribed',
              'network.returned': 'subscribed',
            },
          },
        },
      },
    },
  });
}
