import { ApiError } from '@saudagar/contract';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { backoff } from '../connection/backoff.ts';

/** Milliseconds that reading is told after, so that a burst is told once. */
const GATHER_MS = 300;

/** How far a room was read. */
export interface ReadMark {
  roomId: string;
  sequence: number;
}

interface ReadMarksContext {
  /** What is to be told, by room. */
  due: ReadonlyMap<string, number>;
  sending: ReadMark | null;
  /** Tries in vain. */
  tries: number;
}

/**
 * Tells the server how far rooms were read. Outlives the view of a room: who leaves it at once has
 * read what they saw, and so has who leaves the page.
 */
export const readMarksMachine = setup({
  types: {
    context: {} as ReadMarksContext,
    events: {} as
      | ({ type: 'room.seen' } & ReadMark)
      /** The page may be gone at any moment. */
      | { type: 'page.leaving' },
  },
  actors: {
    sendRead: fromPromise<void, ReadMark>(() => {
      throw new Error('readMarks: provide sendRead');
    }),
    /** Tells when the page is hidden or left. */
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
  // Without it, what was gathered when the page is left is told at the next reading.
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
