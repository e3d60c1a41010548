import { ApiError } from '@saudagar/contract';
import { keptAt } from '@saudagar/portal/machines';
import { assign, setup } from 'xstate';
import type { MayBeKept } from './actors.ts';
import {
  type NetworkReturned,
  noopSubscription,
  requiredAction,
  requiredActor,
} from './required.ts';

/** Context of a {@link readMachine}. */
export interface ReadContext<Query, Value> {
  /** Query of the read. */
  query: Query;
  /** Null until it was read. */
  value: Value | null;
  /** Error of the last read. */
  failure: ApiError | null;
  /** Since when this device has kept the value, as an ISO timestamp; null for one just read. */
  keptAt: string | null;
}

export type ReadEvent<Value> =
  | { type: 'read.retried' }
  /** The value may have changed on the server. */
  | { type: 'read.outdated' }
  /** The value changed elsewhere in a known way. */
  | { type: 'read.changed'; change: (value: Value) => Value }
  /** The value was deleted for good. */
  | { type: 'read.lost' }
  | NetworkReturned;

/** Tags that the view of a value queries with `hasTag`. */
export type ReadTag =
  | 'idle'
  | 'loading'
  | 'ready'
  | 'reading'
  | 'readingFailed'
  | 'empty'
  | 'forbidden'
  | 'gone'
  /** Deleted while it was shown, together with `gone`. */
  | 'lost'
  | 'failed';

interface ReadOptions<Value> {
  id: string;
  /** @default never empty */
  isEmpty?: (value: Value) => boolean;
}

/**
 * One record that is read, updated, and may be deleted: a profile, a group, an event. Its package
 * provides `load`, `subscribe` if others change it, and `logFailure`.
 */
export function readMachine<Query, Value>({ id, isEmpty }: ReadOptions<Value>) {
  return setup({
    types: {
      context: {} as ReadContext<Query, Value>,
      input: {} as { query: Query },
      events: {} as ReadEvent<Value>,
      tags: {} as ReadTag,
    },
    actors: {
      load: requiredActor<Value, { query: Query } & MayBeKept>(id, 'load'),
      /** Sends `read.changed`, `read.outdated` or `read.lost`. @default noopSubscription */
      subscribe: noopSubscription<ReadEvent<Value>, { query: Query }>(),
      /** Sends `network.returned`. @default noopSubscription */
      watchNetwork: noopSubscription<NetworkReturned>(),
    },
    actions: {
      keep: assign((_, { value }: { value: Value }) => ({
        value,
        failure: null,
        keptAt: keptAt(value),
      })),
      change: assign(({ context: { value } }, { change }: { change: (value: Value) => Value }) => ({
        value: value === null ? null : change(value),
      })),
      forget: assign({ value: null, keptAt: null }),
      keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
      logFailure: (_, _params: { error: unknown }) => requiredAction(id, 'logFailure')(),
    },
    guards: {
      isEmpty: (_, { value }: { value: Value }) => isEmpty?.(value) ?? false,
      isKept: (_, { value }: { value: Value }) => keptAt(value) !== null,
      isForbidden: (_, { error }: { error: unknown }) => ApiError.from(error).status === 403,
      isNotFound: (_, { error }: { error: unknown }) => ApiError.from(error).isNotFound,
    },
  }).createMachine({
    id,
    meta: { flow: 'read', ...(!isEmpty && { never: ['empty'] }) },
    context: ({ input: { query } }) => ({ query, value: null, failure: null, keptAt: null }),
    invoke: {
      src: 'watchNetwork',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    type: 'parallel',
    states: {
      content: {
        initial: 'loading',
        on: {
          'read.outdated': { target: '.loading' },
          'read.lost': { target: '.lost' },
        },
        states: {
          loading: {
            tags: ['idle', 'loading'],
            invoke: {
              src: 'load',
              input: ({ context: { query } }) => ({ query, mayBeKept: true }),
              onDone: [
                {
                  guard: { type: 'isKept', params: ({ event }) => ({ value: event.output }) },
                  target: 'ready.reading',
                  actions: { type: 'keep', params: ({ event }) => ({ value: event.output }) },
                },
                {
                  guard: {
                    type: 'isEmpty',
                    params: ({ event }) => ({ value: event.output }),
                  },
                  target: 'empty',
                },
                {
                  target: 'ready',
                  actions: { type: 'keep', params: ({ event }) => ({ value: event.output }) },
                },
              ],
              onError: [
                {
                  guard: { type: 'isForbidden', params: ({ event }) => event },
                  target: 'forbidden',
                },
                { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'gone' },
                {
                  target: 'failed',
                  actions: [
                    { type: 'keepFailure', params: ({ event }) => event },
                    { type: 'logFailure', params: ({ event }) => event },
                  ],
                },
              ],
            },
          },
          ready: {
            tags: 'ready',
            initial: 'known',
            on: {
              'read.outdated': { target: '.reading', reenter: true },
              'read.changed': { actions: { type: 'change', params: ({ event }) => event } },
            },
            states: {
              known: {},
              // The old value stays visible meanwhile.
              reading: {
                tags: 'reading',
                invoke: {
                  src: 'load',
                  input: ({ context: { query } }) => ({ query }),
                  onDone: [
                    {
                      guard: {
                        type: 'isEmpty',
                        params: ({ event }) => ({ value: event.output }),
                      },
                      target: `#${id}.content.empty`,
                    },
                    {
                      target: 'known',
                      actions: { type: 'keep', params: ({ event }) => ({ value: event.output }) },
                    },
                  ],
                  onError: [
                    {
                      guard: { type: 'isForbidden', params: ({ event }) => event },
                      target: `#${id}.content.forbidden`,
                    },
                    {
                      guard: { type: 'isNotFound', params: ({ event }) => event },
                      target: `#${id}.content.gone`,
                    },
                    {
                      target: 'readingFailed',
                      actions: [
                        { type: 'keepFailure', params: ({ event }) => event },
                        { type: 'logFailure', params: ({ event }) => event },
                      ],
                    },
                  ],
                },
              },
              readingFailed: {
                tags: 'readingFailed',
                on: { 'read.retried': 'reading', 'network.returned': 'reading' },
              },
            },
          },
          empty: { tags: ['idle', 'empty'], entry: 'forget' },
          failed: {
            tags: ['idle', 'failed'],
            on: { 'read.retried': 'loading', 'network.returned': 'loading' },
          },
          forbidden: { tags: ['idle', 'forbidden'], entry: 'forget' },
          gone: { tags: ['idle', 'gone'], entry: 'forget' },
          lost: {
            tags: ['idle', 'gone', 'lost'],
            entry: 'forget',
            // Its own deletion is known better than from the next answer.
            on: { 'read.outdated': {} },
          },
        },
      },
      changes: {
        initial: 'subscribed',
        states: {
          subscribed: {
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
              'read.outdated': 'subscribed',
              'read.retried': 'subscribed',
              'network.returned': 'subscribed',
            },
          },
        },
      },
    },
  });
}
