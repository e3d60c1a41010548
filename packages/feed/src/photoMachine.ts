import { assign, setup } from 'xstate';

/** Most repeats of a photo that did not load (WID-014). */
const MOST_RETRIES = 3;
/** Longest wait before a repeat, in milliseconds (WID-015). */
const LONGEST_WAIT = 5000;

export interface PhotoContext {
  /** Address that did not load. */
  url: string;
  /** Repeats already made. */
  retries: number;
}

export type PhotoEvent = { type: 'image.failed' } | { type: 'photo.read' };

/**
 * What becomes of a post's photo that did not load: it is tried again (WID-014, WID-023), and once
 * more whenever the post was read anew.
 */
export const photoMachine = setup({
  types: {
    input: {} as { url: string },
    context: {} as PhotoContext,
    events: {} as PhotoEvent,
    tags: {} as 'image',
  },
  actions: {
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    forgetRetries: assign({ retries: 0 }),
  },
  guards: {
    /** An address that holds the picture itself was not lost on the way. */
    canRetry: ({ context: { url, retries } }) => retries < MOST_RETRIES && !/^data:/i.test(url),
  },
  delays: { backoff: ({ context }) => Math.min(1000 * 2 ** context.retries, LONGEST_WAIT) },
}).createMachine({
  id: 'photo',
  context: ({ input: { url } }) => ({ url, retries: 0 }),
  initial: 'failed',
  states: {
    failed: { always: [{ guard: 'canRetry', target: 'waiting' }, { target: 'broken' }] },
    waiting: { after: { backoff: { target: 'shown', actions: 'countRetry' } } },
    shown: { tags: 'image', on: { 'image.failed': 'failed' } },
    broken: { on: { 'photo.read': { target: 'shown', actions: 'forgetRetries' } } },
  },
});
