import { ApiError } from '@saudagar/contract';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { backoff } from '../connection/backoff.ts';

/** Delay before read marks are reported, so that a burst causes one call. */
const GATHER_MS = 300;

/** Last read message of a room. */
export interface ReadMark {
  roomId: string;
  sequence: number;
}

interface ReadMarksContext {
  /** Read marks to report, by room. */
  due: ReadonlyMap<string, number>;
  sending: ReadMark | null;
  /** Failed tries. */
  tries: number;
}

/**
 * Reports read marks to the server. Outlives the view of a room, so that leaving the room or the
 * page at once loses no mark.
 */
export const readMarksMachine = setup({
  types: {
    context: {} as ReadMarksContext,
    events: {} as
      | ({ type: 'room.seen' } & ReadMark)
      /** The page may be closed at any moment. */
      | { type: 'page.leaving' },
  },
  actors: {
    sendRead: fromPromise<void, ReadMark>(() => {
      throw new Error('readMarks: provide sendRead');
    }),
    /** Reports that the page is hidden or closed. */
    watchPage: fromCallback(() => {
      throw new Error('readMarks: provide watchPage');
    }),
  },
  actions: {
    note: assign(({ context: { due } }, { roomId, sequence }: ReadMark) => ({
      due: new Map(due).set(roomId, Math.max(sequence, due.get(roomId) ?? 0)),
    })),
    take: assign(({ context: { due } }) => {
      const [[roomId, sequence] = ['', 0]] = due;
      return { sending: { roomId, sequence } };
    }),
    forget: assign(({ context: { due, sending } }) => ({
      due: new Map([...due].filter(([id, at]) => id !== sending?.roomId || at > sending.sequence)),
      tries: 0,
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('readMarks: provide logFailure');
    },
  },
  guards: {
    hasDue: ({ context }) => context.due.size > 0,
    isTransient: (_, { error }: { error: unknown }) => ApiError.from(error).isTransient,
  },
  delays: { gather: GATHER_MS, backoff: ({ context }) => backoff(context.tries, Math.random()) },
}).createMachine({
  id: 'readMarks',
  context: { due: new Map(), sending: null, tries: 0 },
  // Without it, marks pending when the page is closed are reported with the next reading.
  invoke: {
    src: 'watchPage',
    onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
  },
  on: { 'room.seen': { actions: { type: 'note', params: ({ event }) => event } } },
  initial: 'resting',
  states: {
    resting: { always: { guard: 'hasDue', target: 'collecting' } },
    collecting: { after: { gather: 'sending' }, on: { 'page.leaving': 'sending' } },
    sending: {
      entry: 'take',
      invoke: {
        src: 'sendRead',
        input: ({ context }) => context.sending as ReadMark,
        onDone: { target: 'resting', actions: 'forget' },
        onError: [
          {
            guard: { type: 'isTransient', params: ({ event }) => event },
            target: 'waiting',
            actions: 'countTry',
          },
          {
            target: 'resting',
            actions: ['forget', { type: 'logFailure', params: ({ event }) => event }],
          },
        ],
      },
    },
    waiting: { after: { backoff: 'sending' } },
  },
});
