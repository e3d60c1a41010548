import { ApiError, type PhotoSize } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';

/** Most repeats of a failed picture (WID-014). */
const MOST_RETRIES = 3;
/** Longest wait before a repeat, in milliseconds (WID-015). */
const LONGEST_WAIT = 5000;

/** Whose photo, and how large. */
export interface PhotoWanted {
  userId: string;
  size: PhotoSize;
}

export interface AvatarInput extends PhotoWanted {
  /** Address of a picture elsewhere that failed to load; null where our server's photo is wanted. */
  foreignUrl: string | null;
}

export interface AvatarContext extends AvatarInput {
  /** Address of the fetched photo. */
  photoUrl: string | null;
  /** Repeats already made. */
  retries: number;
}

export type AvatarEvent = { type: 'image.loaded' } | { type: 'image.failed' };

const fetchPhoto = fromPromise<string | null, PhotoWanted>(() => {
  throw new Error('avatar: provide fetchPhoto');
});

/**
 * What becomes of a picture that an `<img>` alone cannot show: our server's photo is fetched with
 * the token, a picture elsewhere is tried again, and where nothing helps the initials stay.
 */
export const avatarMachine = setup({
  types: {
    input: {} as AvatarInput,
    context: {} as AvatarContext,
    events: {} as AvatarEvent,
    tags: {} as 'image',
  },
  actors: {
    /** Gives the photo's object address, or null where there is no token to ask with (WID-004). */
    fetchPhoto,
  },
  actions: {
    keepPhoto: assign((_, { url }: { url: string | null }) => ({ photoUrl: url })),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
  },
  guards: {
    isForeign: ({ context }) => context.foreignUrl !== null,
    canRetry: ({ context }) => context.retries < MOST_RETRIES,
    /** Only a refused token makes a photo worth another try (WID-017, WID-023). */
    canFetchAgain: ({ context }, { failure }: { failure: ApiError }) =>
      context.retries < MOST_RETRIES && (failure.status === 401 || failure.status === 403),
    isPhoto: (_, { url }: { url: string | null }) => url !== null,
  },
  delays: { backoff: ({ context }) => Math.min(1000 * 2 ** context.retries, LONGEST_WAIT) },
}).createMachine({
  id: 'avatar',
  context: ({ input }) => ({ ...input, photoUrl: null, retries: 0 }),
  initial: 'choosing',
  states: {
    choosing: {
      always: [{ guard: 'isForeign', target: 'waiting' }, { target: 'fetching' }],
    },
    fetching: {
      invoke: {
        src: 'fetchPhoto',
        input: ({ context: { userId, size } }) => ({ userId, size }),
        onDone: [
          {
            guard: { type: 'isPhoto', params: ({ event }) => ({ url: event.output }) },
            target: 'shown',
            actions: { type: 'keepPhoto', params: ({ event }) => ({ url: event.output }) },
          },
          { target: 'initials' },
        ],
        onError: [
          {
            guard: {
              type: 'canFetchAgain',
              params: ({ event }) => ({ failure: ApiError.from(event.error) }),
            },
            target: 'waiting',
          },
          { target: 'initials' },
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
        'image.failed': [{ guard: 'canRetry', target: 'waiting' }, { target: 'initials' }],
      },
    },
    shown: {
      tags: 'image',
      on: { 'image.failed': 'initials' },
    },
    initials: {},
  },
});
