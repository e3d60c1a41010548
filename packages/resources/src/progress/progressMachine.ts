import { ApiError } from '@saudagar/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

export interface ProgressInput {
  id: string;
  /** Percent saved on the server. */
  progress: number;
}

export interface ProgressContext {
  id: string;
  /** Percent saved on the server. */
  saved: number;
  /** Percent reached by the member. */
  reached: number;
  /** Percent in the request under way. */
  sent: number;
  /** The member's unsaved press, with the value to restore if it fails. */
  press: { from: number; isSent: boolean } | null;
}

export type ProgressEvent =
  /** Reports the reached percent; a lower one is ignored. */
  | { type: 'progress.reached'; percent: number }
  /** Playback paused, or the page was closed or hidden: sends the progress now. */
  | { type: 'progress.paused' }
  /** Sent by a button, like the restart. */
  | { type: 'progress.finished' }
  | { type: 'progress.restarted' }
  | { type: 'progress.read'; percent: number };

/**
 * A member's reading or watching progress. Written by hand, since no factory sends the latest of
 * many values: it is sent at pauses, on leaving and periodically, never decreases unless restarted,
 * and a failure is retried with the next change. A failed press is reverted and reported.
 */
export const progressMachine = setup({
  types: {
    context: {} as ProgressContext,
    input: {} as ProgressInput,
    events: {} as ProgressEvent,
    /** A press failed; `asked` is the percent it was to set. */
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
    // Progress made before the press may be unsaved as well.
    takenBack: { always: [{ guard: 'isNew', target: 'failed' }, { target: 'saved' }] },
    // Idle: a failed request is not repeated forever after its page closed.
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

/** Records a press; a repeated one still reverts to the value before the first. */
function pressed({ reached, press }: ProgressContext): Pick<ProgressContext, 'press'> {
  return { press: { from: press?.from ?? reached, isSent: false } };
}
