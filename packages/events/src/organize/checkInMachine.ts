import { ApiError } from '@saudagar/contract';
import { assign } from 'xstate';
import { type CheckInContext, type CheckInEvent, checkInSetup } from './checkInSetup.ts';
import type { Door } from './doorList.ts';
import { joinScans, type Scan, unrecognized } from './scans.ts';

/**
 * Checks attendees in by typed and scanned codes. Failed requests are stored and sent when the
 * network returns; a key per scan keeps anyone from being counted twice.
 */
export const checkInMachine = checkInSetup.createMachine({
  id: 'checkIn',
  context: ({ input: { eventId } }) => ({
    eventId,
    typed: '',
    problem: null,
    queue: [],
    results: [],
    door: null,
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
      actions: [
        assign({
          results: ({ context, event }) =>
            context.results.filter(({ code }) => code !== event.code),
        }),
        {
          type: 'note',
          params: ({ event }) => ({ registrationId: event.registrationId, at: null }),
        },
        { type: 'keepDoor', params: ({ context: { door } }) => ({ door }) },
      ],
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
                {
                  type: 'note',
                  params: ({ event: { output } }) => ({
                    registrationId: output.attendee.registration_id,
                    at: output.attendee.checked_in_at,
                  }),
                },
                { type: 'keepDoor', params: ({ context: { door } }) => ({ door }) },
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
    list: {
      initial: 'closed',
      states: {
        closed: { on: { 'door.opened': 'restoring' } },
        restoring: {
          invoke: {
            src: 'readStoredDoor',
            input: ({ context: { eventId } }) => ({ eventId }),
            onDone: { target: 'fetching', actions: assign({ door: ({ event }) => event.output }) },
            onError: {
              target: 'fetching',
              actions: { type: 'logFailure', params: ({ event }) => event },
            },
          },
        },
        fetching: {
          invoke: {
            src: 'fetchDoor',
            input: ({ context: { eventId } }) => ({ eventId }),
            onDone: { target: 'ready', actions: assign({ door: ({ event }) => event.output }) },
            onError: {
              target: 'stale',
              actions: { type: 'logFailure', params: ({ event }) => event },
            },
          },
        },
        ready: { on: { 'door.opened': 'fetching' } },
        // Codes are looked up on the list that this device has.
        stale: {
          tags: 'stale',
          on: {
            'door.opened': 'fetchingAgain',
            'network.returned': 'fetchingAgain',
            'queue.retried': 'fetchingAgain',
          },
          after: { retryDelay: 'fetchingAgain' },
        },
        fetchingAgain: {
          tags: 'stale',
          invoke: {
            src: 'fetchDoor',
            input: ({ context: { eventId } }) => ({ eventId }),
            onDone: { target: 'ready', actions: assign({ door: ({ event }) => event.output }) },
            onError: {
              target: 'stale',
              actions: { type: 'logFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    recognition: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'canRecognize', target: 'recognizing' } },
        recognizing: {
          invoke: {
            src: 'recognize',
            input: ({ context: { door, queue } }) => ({
              door: door as Door,
              scan: unrecognized(queue) as Scan,
            }),
            onDone: {
              target: 'resting',
              actions: { type: 'know', params: ({ event }) => ({ known: event.output }) },
            },
            // Without a secure connection the browser cannot hash: the server answers alone.
            onError: {
              target: 'resting',
              actions: [
                { type: 'know', params: { known: null } },
                { type: 'logFailure', params: ({ event }) => event },
              ],
            },
          },
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
