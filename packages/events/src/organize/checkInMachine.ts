import { ApiError, type Attendee, normalizeCode } from '@saudagar/contract';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Camera } from './camera.ts';
import {
  type CheckedScan,
  isQueued,
  joinScans,
  type Scan,
  scanOf,
  wasScanned,
  withResult,
} from './scans.ts';
import { watchCamera } from './watchCamera.ts';

/** Milliseconds until a failed check-in is retried, unless the network returns earlier. */
const RETRY_DELAY = 15_000;

/** Context of {@link checkInMachine}. */
export interface CheckInContext {
  eventId: string;
  /** Text of the code field. */
  typed: string;
  /** Error of the typed code. */
  problem: 'blank' | 'queued' | null;
  /** Scans not yet sent, oldest first. */
  queue: readonly Scan[];
  /** Results of the sent scans, latest first. */
  results: readonly CheckedScan[];
  /** True once the member confirmed to check in on another day than the event's. */
  isDayConfirmed: boolean;
}

type CheckInEvent =
  | { type: 'code.typed'; text: string }
  | { type: 'code.submitted' }
  | { type: 'day.confirmed' }
  /** The camera read a code, or it was chosen from the attendee list. */
  | { type: 'code.scanned'; code: string }
  | { type: 'code.chosen'; code: string }
  /** The check-in of a code was taken back: the camera reads it again. */
  | { type: 'checkIn.undone'; code: string }
  | { type: 'queue.retried' }
  | { type: 'camera.started'; camera: Camera; video: HTMLVideoElement }
  | { type: 'camera.opened' }
  | { type: 'camera.failed' }
  | { type: 'camera.stopped' }
  | { type: 'network.returned' };

/** The server's reply to a check-in. */
export interface CheckInReply {
  attendee: Attendee;
  already_checked_in: boolean;
}

const isRefusal = (error: unknown): boolean => {
  const { kind, status } = ApiError.from(error);
  return kind === 'refused' && status !== 429;
};

/**
 * Checks attendees in by typed and scanned codes. Failed requests are stored and sent when the
 * network returns; a key per scan keeps anyone from being counted twice.
 */
export const checkInMachine = setup({
  types: {
    input: {} as { eventId: string },
    context: {} as CheckInContext,
    events: {} as CheckInEvent,
    tags: {} as 'idle' | 'waiting' | 'watching',
  },
  actors: {
    readQueue: fromPromise<Scan[], { eventId: string }>(() => {
      throw new Error('checkIn: provide readQueue');
    }),
    sendScan: fromPromise<CheckInReply, { eventId: string; scan: Scan }>(() => {
      throw new Error('checkIn: provide sendScan');
    }),
    watchNetwork: fromCallback<{ type: 'network.returned' }>(() => {}),
    watchUndone: fromCallback<{ type: 'checkIn.undone'; code: string }, { eventId: string }>(
      () => {},
    ),
    watchCamera,
  },
  actions: {
    enqueue: assign(({ context: { queue } }, { code }: { code: string }) => ({
      queue: [...queue, scanOf(code)],
      problem: null,
    })),
    /** Stores the latest scan in this browser, for this member only. */
    keepScan: (_, _params: { eventId: string; scan: Scan | undefined }) => {
      throw new Error('checkIn: provide keepScan');
    },
    dropScan: (_, _params: { eventId: string; scan: Scan | undefined }) => {
      throw new Error('checkIn: provide dropScan');
    },
    settle: assign(
      (
        { context: { queue, results } },
        { outcome, attendee, detail }: Pick<CheckedScan, 'outcome' | 'attendee' | 'detail'>,
      ) => {
        const [scan, ...rest] = queue;
        return scan
          ? { queue: rest, results: withResult(results, { ...scan, outcome, attendee, detail }) }
          : {};
      },
    ),
    /** Publishes the check-in to attendee lists. */
    publish: (_, _params: { eventId: string; attendee: Attendee }) => {
      throw new Error('checkIn: provide publish');
    },
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('checkIn: provide logFailure');
    },
  },
  guards: {
    hasQueue: ({ context }) => context.queue.length > 0,
    isBlank: ({ context }) => normalizeCode(context.typed) === '',
    isTypedQueued: ({ context: { queue, typed } }) => isQueued(queue, typed),
    isQueued: ({ context }, { code }: { code: string }) => isQueued(context.queue, code),
    wasScanned: ({ context }, { code }: { code: string }) => wasScanned(context, code),
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
  },
  delays: { retryDelay: RETRY_DELAY },
}).createMachine({
  id: 'checkIn',
  context: ({ input: { eventId } }) => ({
    eventId,
    typed: '',
    problem: null,
    queue: [],
    results: [],
    isDayConfirmed: false,
  }),
  type: 'parallel',
  invoke: [
    {
      src: 'watchNetwork',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      src: 'watchUndone',
      input: ({ context: { eventId } }) => ({ eventId }),
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
  ],
  on: {
    'code.typed': { actions: assign({ typed: ({ event }) => event.text, problem: null }) },
    'code.submitted': [
      { guard: 'isBlank', actions: assign({ problem: 'blank' }) },
      { guard: 'isTypedQueued', actions: assign({ problem: 'queued' }) },
      {
        actions: [
          { type: 'enqueue', params: ({ context }) => ({ code: context.typed }) },
          { type: 'keepScan', params: lastScan },
          assign({ typed: '' }),
        ],
      },
    ],
    'code.scanned': [
      { guard: { type: 'wasScanned', params: ({ event }) => event } },
      {
        actions: [
          { type: 'enqueue', params: ({ event }) => event },
          { type: 'keepScan', params: lastScan },
        ],
      },
    ],
    'day.confirmed': { actions: assign({ isDayConfirmed: true }) },
    'checkIn.undone': {
      actions: assign({
        results: ({ context, event }) => context.results.filter(({ code }) => code !== event.code),
      }),
    },
    'code.chosen': [
      { guard: { type: 'isQueued', params: ({ event }) => event } },
      {
        actions: [
          { type: 'enqueue', params: ({ event }) => event },
          { type: 'keepScan', params: lastScan },
        ],
      },
    ],
  },
  states: {
    delivery: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'readQueue',
            input: ({ context: { eventId } }) => ({ eventId }),
            onDone: {
              target: 'resting',
              actions: assign({
                queue: ({ context, event }) => joinScans(event.output, context.queue),
              }),
            },
            onError: {
              target: 'resting',
              actions: { type: 'logFailure', params: ({ event }) => event },
            },
          },
        },
        resting: { tags: 'idle', always: { guard: 'hasQueue', target: 'sending' } },
        sending: {
          invoke: {
            src: 'sendScan',
            input: ({ context: { eventId, queue } }) => ({ eventId, scan: queue[0] as Scan }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'dropScan', params: firstScan },
                {
                  type: 'publish',
                  params: ({ context: { eventId }, event }) => ({
                    eventId,
                    attendee: event.output.attendee,
                  }),
                },
                {
                  type: 'settle',
                  params: ({ event: { output } }) => ({
                    outcome: output.already_checked_in ? 'already' : 'checkedIn',
                    attendee: output.attendee,
                    detail: null,
                  }),
                },
              ],
            },
            onError: [
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: 'resting',
                actions: [
                  { type: 'dropScan', params: firstScan },
                  {
                    type: 'settle',
                    params: ({ event }) => ({
                      outcome: 'refused',
                      attendee: null,
                      detail: ApiError.from(event.error).detail ?? null,
                    }),
                  },
                ],
              },
              { target: 'waiting', actions: { type: 'logFailure', params: ({ event }) => event } },
            ],
          },
        },
        waiting: {
          tags: 'waiting',
          on: { 'network.returned': 'sending', 'queue.retried': 'sending' },
          after: { retryDelay: 'sending' },
        },
      },
    },
    camera: {
      initial: 'off',
      on: { 'camera.stopped': '.off' },
      states: {
        off: { on: { 'camera.started': 'watching' } },
        watching: {
          tags: 'watching',
          initial: 'opening',
          invoke: {
            src: 'watchCamera',
            input: ({ event }) => event as Extract<CheckInEvent, { type: 'camera.started' }>,
            onError: {
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => event },
            },
          },
          on: { 'camera.failed': 'failed' },
          states: { opening: { on: { 'camera.opened': 'open' } }, open: {} },
        },
        failed: { on: { 'camera.started': 'watching' } },
      },
    },
  },
});

function firstScan({ context: { eventId, queue } }: { context: CheckInContext }) {
  return { eventId, scan: queue[0] };
}

function lastScan({ context: { eventId, queue } }: { context: CheckInContext }) {
  return { eventId, scan: queue.at(-1) };
}
