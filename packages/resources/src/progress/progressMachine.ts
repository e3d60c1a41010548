import { ApiError } from '@saudagar/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

export interface ProgressInput {
  id: string;
  /** Percent as the server has it. */
  progress: number;
}

export interface ProgressContext {
  id: string;
  /** Percent that the server has. */
  saved: number;
  /** Percent that the member has come to. */
  reached: number;
  /** Percent of the call under way. */
  sent: number;
  /** The member's press that the server does not have yet: what it goes back to when it fails. */
  press: { from: number; isSent: boolean } | null;
}

export type ProgressEvent =
  /** The member has come so far; less than before is going back and changes nothing. */
  | { type: 'progress.reached'; percent: number }
  /** Playing stopped, the page is left or hidden: what is known is sent now. */
  | { type: 'progress.paused' }
  /** Pressed by hand, as is restarting. */
  | { type: 'progress.finished' }
  | { type: 'progress.restarted' }
  | { type: 'progress.read'; percent: number };

/**
 * How far a member has read or watched. By hand, since no factory sends the latest of many values:
 * it is sent at pauses, on leaving and after a while, never goes backwards unless restarted, and a
 * failure is tried again with the next change. A press that fails is taken back and told.
 */
export const progressMachine = setup({
  types: {
    context: {} as ProgressContext,
    input: {} as ProgressInput,
    events: {} as ProgressEvent,
    /** A press came to nothing; `asked` is the percent it was to set. */
    emitted: {} as { type: 'progress.failed'; failure: ApiError; asked: number },
    tags: {} as 'idle',
  },
  actors: {
    keep: fromPromise<{ progress: number }, { id: string; progress: number }>(() => {
      throw new Error('progress: provide keep');
    }),
  },
  actions: {
    reach: assign(({ context: { reached } }, { percent }: { percent: number }) => ({
      reached: Math.max(reached, Math.min(100, Math.floor(percent))),
    })),
    finish: assign(({ context }) => ({ ...pressed(context), reached: 100 })),
    restart: assign(({ context }) => ({ ...pressed(context), reached: 0 })),
    send: assign(({ context: { reached, press } }) => ({
      sent: reached,
      press: press && { ...press, isSent: true },
    })),
    takeBack: assign(({ context: { reached, press } }) => ({
      reached: press?.from ?? reached,
      press: null,
    })),
    emitFailed: emit(({ context: { sent } }, { error }: { error: unknown }) => ({
      type: 'progress.failed' as const,
      failure: ApiError.from(error),
      asked: sent,
    })),
    note: assign((_, { percent }: { percent: number }) => ({ saved: percent, reached: percent })),
    settle: assign(({ context: { sent, press } }) => ({
      saved: sent,
      press: press && !press.isSent ? { ...press, from: sent } : null,
    })),
    publish: (_, _params: { id: string; progress: number }) => {
      throw new Error('progress: provide publish');
    },
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('progress: provide logFailure');
    },
  },
  guards: {
    hasUnsentPress: ({ context: { press } }) => press !== null && !press.isSent,
    hasPress: ({ context: { press } }) => press !== null,
    isNew: ({ context }) => context.reached !== context.saved,
    isFurther: ({ context }, { percent }: { percent: number }) =>
      Math.floor(percent) > context.reached,
  },
  delays: { wait: 15_000, retry: 30_000 },
}).createMachine({
  id: 'resourceProgress',
  context: ({ input: { id, progress } }) => ({
    id,
    saved: progress,
    reached: progress,
    sent: progress,
    press: null,
  }),
  initial: 'saved',
  on: {
    'progress.reached': {
      guard: { type: 'isFurther', params: ({ event }) => event },
      actions: { type: 'reach', params: ({ event }) => event },
    },
  },
  states: {
    saved: {
      tags: 'idle',
      on: {
        'progress.reached': {
          guard: { type: 'isFurther', params: ({ event }) => event },
          target: 'unsaved',
          actions: { type: 'reach', params: ({ event }) => event },
        },
        'progress.finished': { target: 'saving', actions: 'finish' },
        'progress.restarted': { target: 'saving', actions: 'restart' },
        'progress.read': { actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    unsaved: {
      after: { wait: 'saving' },
      on: {
        'progress.paused': 'saving',
        'progress.finished': { target: 'saving', actions: 'finish' },
        'progress.restarted': { target: 'saving', actions: 'restart' },
      },
    },
    saving: {
      entry: 'send',
      invoke: {
        src: 'keep',
        input: ({ context: { id, reached } }) => ({ id, progress: reached }),
        onDone: {
          target: 'deciding',
          actions: [
            'settle',
            {
              type: 'publish',
              params: ({ context: { id, sent } }) => ({ id, progress: sent }),
            },
          ],
        },
        onError: [
          {
            guard: 'hasUnsentPress',
            target: 'saving',
            reenter: true,
            actions: { type: 'logFailure', params: ({ event }) => event },
          },
          {
            guard: 'hasPress',
            target: 'takenBack',
            actions: [
              { type: 'logFailure', params: ({ event }) => event },
              { type: 'emitFailed', params: ({ event }) => event },
              'takeBack',
            ],
          },
          {
            target: 'failed',
            actions: { type: 'logFailure', params: ({ event }) => event },
          },
        ],
      },
      on: {
        'progress.finished': { actions: 'finish' },
        'progress.restarted': { actions: 'restart' },
      },
    },
    deciding: { always: [{ guard: 'isNew', target: 'saving' }, { target: 'saved' }] },
    // What was reached before the press may be unsaved as well.
    takenBack: { always: [{ guard: 'isNew', target: 'failed' }, { target: 'saved' }] },
    // Idle: once its page has gone, a failed call is not repeated for ever.
    failed: {
      tags: 'idle',
      after: { retry: 'saving' },
      on: {
        'progress.paused': 'saving',
        'progress.finished': { target: 'saving', actions: 'finish' },
        'progress.restarted': { target: 'saving', actions: 'restart' },
      },
    },
  },
});

/** Notes a press; one that repeats another still goes back to where the first began. */
function pressed({ reached, press }: ProgressContext): Pick<ProgressContext, 'press'> {
  return { press: { from: press?.from ?? reached, isSent: false } };
}
