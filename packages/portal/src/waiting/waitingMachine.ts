import { ApiError } from '@saudagar/contract';
import { assign, enqueueActions, fromCallback, fromPromise, not, setup } from 'xstate';
import { changeWaiting, refusalOf, type WaitingChange, type WaitingWrite } from './waitingWrite.ts';

/** Milliseconds before the next try; the last one repeats. */
const PAUSES = [2000, 5000, 10_000, 20_000, 40_000] as const;
/** Failures of a server that answers, after which a write counts as refused. */
const MAX_FAILURES = 4;

export interface WaitingContext {
  /** In the order in which the member made them. */
  items: readonly WaitingWrite[];
  /** Id of the write being sent. */
  sendingId: string | null;
  /** Tries in vain since the last success. */
  tries: number;
  /** Failures of the server that answered to the first write. */
  failures: number;
  /** Seconds that the server wants to be left alone. */
  retryAfter: number;
}

export type WaitingEvent =
  | { type: 'write.made'; item: WaitingWrite }
  | { type: 'write.retried'; id: string }
  | { type: 'write.removed'; id: string }
  | { type: 'network.returned' }
  /** Another tab has changed what is stored. */
  | { type: 'storage.changed'; items: readonly WaitingWrite[] };

/** The end of a write; `reply` is undefined when another tab has sent it. */
export type WaitingNews =
  | { type: 'write.sent'; item: WaitingWrite; reply: unknown }
  | { type: 'write.refused'; item: WaitingWrite; failure: ApiError }
  | { type: 'write.removed'; item: WaitingWrite };

interface Change {
  change: WaitingChange;
}

const missing = (name: string) => () => {
  throw new Error(`waiting: provide ${name}`);
};

/** The server did not answer, or wants another time or session: the write itself is not refused. */
const isAway = ({ kind, status }: ApiError) =>
  status === 429 || ['network', 'timeout', 'aborted', 'unauthorized'].includes(kind);

const firstOf = ({ items }: WaitingContext) => items.find(({ refusal }) => refusal === null);

const sentChange = ({ sendingId }: WaitingContext): Change => ({
  change: { type: 'removed', id: sendingId ?? '' },
});

const refusedChange = (context: WaitingContext, error: unknown): Change =>
  sendingOf(context)?.staysRefused
    ? { change: { type: 'refused', id: context.sendingId ?? '', refusal: refusalOf(error) } }
    : sentChange(context);

const sendingOf = ({ items, sendingId }: WaitingContext) =>
  items.find(({ id }) => id === sendingId);

/**
 * Sends the writes that wait on this device once the server can be reached: one at a time, in the
 * order in which the member made them (SHELL-197, SHELL-198).
 */
export const waitingMachine = setup({
  types: {
    context: {} as WaitingContext,
    events: {} as WaitingEvent,
    emitted: {} as WaitingNews,
  },
  actors: {
    findStored: fromPromise<readonly WaitingWrite[]>(missing('findStored')),
    /** Resolves to the reply; undefined when another tab has sent it. */
    sendWrite: fromPromise<unknown, WaitingWrite>(missing('sendWrite')),
    watchStored: fromCallback(missing('watchStored')),
    /** Reports that the server may be reachable again. */
    watchReturn: fromCallback(missing('watchReturn')),
  },
  actions: {
    takeFound: assign(({ context }, { items }: { items: readonly WaitingWrite[] }) => ({
      items: context.items.reduce((all, item) => changeWaiting(all, { type: 'put', item }), items),
    })),
    /** Takes over what other tabs have sent, removed or added. */
    takeStored: enqueueActions(
      ({ context, enqueue }, { items }: { items: readonly WaitingWrite[] }) => {
        const ids = new Set([context.sendingId, ...items.map(({ id }) => id)]);
        const sending = context.items.filter(({ id }) => id === context.sendingId);
        enqueue.assign({
          items: sending.reduce((all, item) => changeWaiting(all, { type: 'put', item }), items),
        });
        for (const item of context.items)
          if (!ids.has(item.id)) enqueue.emit({ type: 'write.sent', item, reply: undefined });
      },
    ),
    change: assign(({ context }, { change }: Change) => ({
      items: changeWaiting(context.items, change),
    })),
    store: (_, _params: Change) => missing('store')(),
    beginSending: assign(({ context }) => ({ sendingId: firstOf(context)?.id ?? null })),
    endSending: assign({ sendingId: null }),
    // Nothing is published of one that a later write has replaced meanwhile.
    emitSent: enqueueActions(({ context, enqueue }, { reply }: { reply: unknown }) => {
      const item = sendingOf(context);
      if (item) enqueue.emit({ type: 'write.sent', item, reply });
    }),
    emitRefused: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const item = sendingOf(context);
      const failure = ApiError.from(error);
      if (item) enqueue.emit({ type: 'write.refused', item, failure });
    }),
    emitRemoved: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const item = context.items.find((one) => one.id === id);
      if (item) enqueue.emit({ type: 'write.removed', item });
    }),
    countTry: assign(({ context }, { error }: { error: unknown }) => {
      const failure = ApiError.from(error);
      return {
        tries: context.tries + 1,
        failures: context.failures + (isAway(failure) ? 0 : 1),
        retryAfter: failure.retryAfter ?? 0,
      };
    }),
    resetTries: assign({ tries: 0, failures: 0, retryAfter: 0 }),
    logFailure: (_, _params: { error: unknown }) => missing('logFailure')(),
  },
  guards: {
    hasWaiting: ({ context }) => firstOf(context) !== undefined,
    mayHelpLater: ({ context }, { error }: { error: unknown }) => {
      const failure = ApiError.from(error);
      return isAway(failure) || (failure.isTransient && context.failures < MAX_FAILURES);
    },
  },
  delays: {
    pause: ({ context: { tries, retryAfter } }) =>
      Math.max(PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 0, retryAfter * 1000),
  },
}).createMachine({
  id: 'waiting',
  context: { items: [], sendingId: null, tries: 0, failures: 0, retryAfter: 0 },
  // Writes are still sent without them, later.
  invoke: [
    {
      src: 'watchStored',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      src: 'watchReturn',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
  ],
  on: {
    'write.made': {
      actions: [
        { type: 'change', params: ({ event: { item } }) => ({ change: { type: 'put', item } }) },
        { type: 'store', params: ({ event: { item } }) => ({ change: { type: 'put', item } }) },
      ],
    },
    'write.retried': {
      actions: [
        { type: 'change', params: ({ event: { id } }) => ({ change: { type: 'retried', id } }) },
        { type: 'store', params: ({ event: { id } }) => ({ change: { type: 'retried', id } }) },
      ],
    },
    'write.removed': {
      actions: [
        { type: 'emitRemoved', params: ({ event }) => event },
        { type: 'change', params: ({ event: { id } }) => ({ change: { type: 'removed', id } }) },
        { type: 'store', params: ({ event: { id } }) => ({ change: { type: 'removed', id } }) },
      ],
    },
    'storage.changed': { actions: { type: 'takeStored', params: ({ event }) => event } },
  },
  initial: 'finding',
  states: {
    // Those of an earlier visit come first.
    finding: {
      invoke: {
        src: 'findStored',
        onDone: {
          target: 'resting',
          actions: { type: 'takeFound', params: ({ event }) => ({ items: event.output }) },
        },
        onError: {
          target: 'resting',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
    },
    resting: { always: { guard: 'hasWaiting', target: 'sending' } },
    sending: {
      entry: 'beginSending',
      invoke: {
        src: 'sendWrite',
        input: ({ context }) => sendingOf(context) as WaitingWrite,
        onDone: {
          target: 'resting',
          actions: [
            'resetTries',
            { type: 'emitSent', params: ({ event }) => ({ reply: event.output }) },
            { type: 'change', params: ({ context }) => sentChange(context) },
            'endSending',
          ],
        },
        onError: [
          {
            guard: { type: 'mayHelpLater', params: ({ event }) => event },
            target: 'pausing',
            actions: [{ type: 'countTry', params: ({ event }) => event }, 'endSending'],
          },
          {
            target: 'resting',
            actions: [
              'resetTries',
              { type: 'logFailure', params: ({ event }) => event },
              { type: 'emitRefused', params: ({ event }) => event },
              {
                type: 'change',
                params: ({ context, event }) => refusedChange(context, event.error),
              },
              {
                type: 'store',
                params: ({ context, event }) => refusedChange(context, event.error),
              },
              'endSending',
            ],
          },
        ],
      },
    },
    pausing: {
      always: { guard: not('hasWaiting'), target: 'resting' },
      after: { pause: 'resting' },
      on: {
        'network.returned': 'resting',
        // The member acts: the network may be back.
        'write.made': {
          target: 'resting',
          actions: [
            {
              type: 'change',
              params: ({ event: { item } }) => ({ change: { type: 'put', item } }),
            },
            { type: 'store', params: ({ event: { item } }) => ({ change: { type: 'put', item } }) },
          ],
        },
        'write.retried': {
          target: 'resting',
          actions: [
            {
              type: 'change',
              params: ({ event: { id } }) => ({ change: { type: 'retried', id } }),
            },
            { type: 'store', params: ({ event: { id } }) => ({ change: { type: 'retried', id } }) },
          ],
        },
      },
    },
  },
});
