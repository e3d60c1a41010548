import { ApiError, type PhotoSize } from '@saudagar/contract';
import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';

/** Most repeats of a failed picture (WID-014). */
const MOST_RETRIES = 3;
/** Longest wait before a repeat, in milliseconds (WID-015). */
const LONGEST_WAIT = 5000;

/** A picture of our server: a member's photo, or an uploaded file. */
export type ImageRequest =
  | { kind: 'profile'; id: string; size: PhotoSize }
  | { kind: 'file'; id: string; size: 'thumbnail' | 'full' };

export interface ImageInput {
  wanted: ImageRequest;
  /** Address of a picture elsewhere that failed to load; null where ours is to be fetched. */
  foreignUrl: string | null;
}

export interface ImageContext extends ImageInput {
  /** Object address of the fetched picture. */
  fetchedUrl: string | null;
  /** Repeats already made. */
  retries: number;
}

export type ImageEvent =
  | { type: 'image.loaded' }
  | { type: 'image.failed' }
  | { type: 'image.retried' }
  | { type: 'connection.restored' };

/**
 * What becomes of a picture that an `<img>` alone cannot show: our server's is fetched with the
 * token, one elsewhere is loaded again, and where nothing helps something else stands in its place.
 */
export const imageMachine = setup({
  types: {
    input: {} as ImageInput,
    context: {} as ImageContext,
    events: {} as ImageEvent,
    tags: {} as 'image' | 'broken',
  },
  actors: {
    /** Gives the picture's object address, or null where there is no token to ask with (WID-004). */
    fetchImage: fromPromise<string | null, ImageRequest>(() => {
      throw new Error('image: provide fetchImage');
    }),
    /** Sends `connection.restored` when the device is online again. */
    watchConnection: fromCallback<EventObject>(() => {}),
  },
  actions: {
    storeImage: assign((_, { url }: { url: string | null }) => ({ fetchedUrl: url })),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    forgetRetries: assign({ retries: 0 }),
  },
  guards: {
    isForeign: ({ context }) => context.foreignUrl !== null,
    canRetry: ({ context }) => context.retries < MOST_RETRIES,
    /**
     * A profile photo is worth another try only where the token was refused (WID-017); a file's
     * picture also where it was lost on the way (WID-023).
     */
    canFetchAgain: ({ context: { retries, wanted } }, { failure }: { failure: ApiError }) =>
      retries < MOST_RETRIES &&
      (failure.status === 401 ||
        failure.status === 403 ||
        (wanted.kind === 'file' && failure.isTransient)),
    isTransient: (_, { failure }: { failure: ApiError }) => failure.isTransient,
    isImage: (_, { url }: { url: string | null }) => url !== null,
  },
  delays: { backoff: ({ context }) => Math.min(1000 * 2 ** context.retries, LONGEST_WAIT) },
}).createMachine({
  id: 'image',
  context: ({ input }) => ({ ...input, fetchedUrl: null, retries: 0 }),
  initial: 'choosing',
  states: {
    choosing: {
      always: [{ guard: 'isForeign', target: 'waiting' }, { target: 'fetching' }],
    },
    fetching: {
      invoke: {
        src: 'fetchImage',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: { type: 'isImage', params: ({ event }) => ({ url: event.output }) },
            target: 'shown',
            actions: { type: 'storeImage', params: ({ event }) => ({ url: event.output }) },
          },
          { target: 'absent' },
        ],
        onError: [
          {
            guard: {
              type: 'canFetchAgain',
              params: ({ event }) => ({ failure: ApiError.from(event.error) }),
            },
            target: 'waiting',
          },
          {
            guard: {
              type: 'isTransient',
              params: ({ event }) => ({ failure: ApiError.from(event.error) }),
            },
            target: 'failed',
          },
          { target: 'absent' },
        ],
      },
    },
    waiting: {
      after: {
        backoff: [
          { guard: 'isForeign', target: 'reloading', actions: 'countRetry' },
          { target: 'fetching', actions: 'countRetry' },
        ],
      },
    },
    reloading: {
      tags: 'image',
      on: {
        'image.loaded': 'shown',
        'image.failed': [{ guard: 'canRetry', target: 'waiting' }, { target: 'failed' }],
      },
    },
    shown: {
      tags: 'image',
      on: { 'image.failed': 'absent' },
    },
    /** It may be there the next time: when the page is read anew, or the device is online again. */
    failed: {
      tags: 'broken',
      invoke: { src: 'watchConnection', onError: { target: 'absent' } },
      on: {
        'image.retried': { target: 'choosing', actions: 'forgetRetries' },
        'connection.restored': { target: 'choosing', actions: 'forgetRetries' },
      },
    },
    /** There is none, or what came is no picture. */
    absent: { tags: 'broken' },
  },
});
