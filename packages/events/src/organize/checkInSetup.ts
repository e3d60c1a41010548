import { ApiError, type Attendee, normalizeCode } from '@saudagar/contract';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Camera } from './camera.ts';
import { type Door, type KnownCode, noteCheckIn } from './doorList.ts';
import {
  type CheckedScan,
  isQueued,
  type Scan,
  scanOf,
  unrecognized,
  wasScanned,
  withKnown,
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
  /** The list of the door, from the server or this device; null before. */
  door: Door | null;
  /** True once the member confirmed to check in on another day than the event's. */
  isDayConfirmed: boolean;
}

export type CheckInEvent =
  | { type: 'code.typed'; text: string }
  | { type: 'code.submitted' }
  /** The door was opened: its list is read. */
  | { type: 'door.opened' }
  | { type: 'day.confirmed' }
  /** The camera read a code, or it was chosen from the attendee list. */
  | { type: 'code.scanned'; code: string }
  | { type: 'code.chosen'; code: string }
  | CheckInUndone
  | { type: 'queue.retried' }
  | { type: 'camera.started'; camera: Camera; video: HTMLVideoElement }
  | { type: 'camera.opened' }
  | { type: 'camera.failed' }
  | { type: 'camera.stopped' }
  | { type: 'network.returned' };

/** The check-in of a code was taken back: the camera reads it again. */
export interface CheckInUndone {
  type: 'checkIn.undone';
  code: string;
  registrationId: string;
}

/** The server's reply to a check-in. */
export interface CheckInReply {
  attendee: Attendee;
  already_checked_in: boolean;
}

const isRefusal = (error: unknown): boolean => {
  const { kind, status } = ApiError.from(error);
  return kind === 'refused' && status !== 429;
};

/** Context, actors and actions of the check-in machine. */
export const checkInSetup = setup({
  types: {
    input: {} as { eventId: string },
    context: {} as CheckInContext,
    events: {} as CheckInEvent,
    tags: {} as 'idle' | 'waiting' | 'watching' | 'stale',
  },
  actors: {
    readQueue: fromPromise<Scan[], { eventId: string }>(() => {
      throw new Error('checkIn: provide readQueue');
    }),
    sendScan: fromPromise<CheckInReply, { eventId: string; scan: Scan }>(() => {
      throw new Error('checkIn: provide sendScan');
    }),
    readStoredDoor: fromPromise<Door | null, { eventId: string }>(() => {
      throw new Error('checkIn: provide readStoredDoor');
    }),
    /** Reads the list from the server, and stores it on this device. */
    fetchDoor: fromPromise<Door, { eventId: string }>(() => {
      throw new Error('checkIn: provide fetchDoor');
    }),
    recognize: fromPromise<KnownCode, { door: Door; scan: Scan }>(() => {
      throw new Error('checkIn: provide recognize');
    }),
    watchNetwork: fromCallback<{ type: 'network.returned' }>(() => {}),
    watchUndone: fromCallback<CheckInUndone, { eventId: string }>(() => {}),
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
    /** Stores the list with its latest check-ins on this device. */
    keepDoor: (_, _params: { door: Door | null }) => {
      throw new Error('checkIn: provide keepDoor');
    },
    note: assign(
      (
        { context: { door } },
        { registrationId, at }: { registrationId: string; at: string | null | undefined },
      ) => ({ door: noteCheckIn(door, registrationId, at) }),
    ),
    know: assign(({ context: { queue } }, { known }: { known: KnownCode | null }) => ({
      queue: withKnown(queue, unrecognized(queue)?.clientId, known),
    })),
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
    canRecognize: ({ context: { door, queue } }) =>
      door !== null && unrecognized(queue) !== undefined,
    isBlank: ({ context }) => normalizeCode(context.typed) === '',
    isTypedQueued: ({ context: { queue, typed } }) => isQueued(queue, typed),
    isQueued: ({ context }, { code }: { code: string }) => isQueued(context.queue, code),
    wasScanned: ({ context }, { code }: { code: string }) => wasScanned(context, code),
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
  },
  delays: { retryDelay: RETRY_DELAY },
});
