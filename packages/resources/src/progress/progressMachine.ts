import { assign, fromPromise, setup } from 'xstate';

interface ProgressInput {
  id: string;
  /** Percent as the server has it. */
  progress: number;
}

interface ProgressContext {
  id: string;
  /** Percent that the server has. */
  saved: number;
  /** Percent that the member has come to. */
  reached: number;
  /** Percent of the call under way. */
  sent: number;
}

export type ProgressEvent =
  /** The member has come so far; less than before is going back and changes nothing. */
  | { type: 'progress.reached'; percent: number }
  /** Playing stopped, the page is left or hidden: what is known is sent now. */
  | { type: 'progress.paused' }
  | { type: 'progress.finished' }
  | { type: 'progress.restarted' }
  | { type: 'progress.read'; percent: number };

/**
 * How far a member has read or watched. By hand, since no factory sends the latest of many values:
 * it is sent at pauses, on leaving and after a while, never goes backwards unless restarted, and a
 * failure is tried again with the next change.
 */
export const progressMachine = setup({
  types: {
    context: {} as ProgressContext,
    input: {} as ProgressInput,
    events: {} as ProgressEvent,
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
    finish: assign({ reached: 100 }),
    restart: assign({ reached: 0 }),
    note: assign((_, { percent }: { percent: number }) => ({ saved: percent, reached: percent })),
    settle: assign(({ context: { sent } }) => ({ saved: sent })),
    publish: (_, _params: { id: string; progress: number }) => {
      throw new Error('progress: provide publish');
    },
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('progress: provide logFailure');
    },
  },
  guards: {
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
      entry: assign({ sent: ({ context }) => context.reached }),
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
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
      on: {
        'progress.finished': { actions: 'finish' },
        'progress.restarted': { actions: 'restart' },
      },
    },
    deciding: { always: [{ guard: 'isNew', target: 'saving' }, { target: 'saved' }] },
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
