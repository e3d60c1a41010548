import { ApiError } from '@saudagar/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type AvatarRefusal, refusalOf } from './avatarRules.ts';

/** A part of a picture, in its own pixels. */
export interface ImageArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface AvatarContext {
  /** The picture chosen. */
  file: File | null;
  /** The square of it that is to be shown; null until one was told: its middle. */
  area: ImageArea | null;
  /** Why the last choice was not taken. */
  refusal: AvatarRefusal | null;
  /** Share of the bytes sent, 0 to 1; null while the browser has told none. */
  share: number | null;
  /** Why the last upload failed. */
  failure: ApiError | null;
}

export type AvatarEvent =
  | { type: 'file.chosen'; file: File }
  /** The browser cannot open the picture. */
  | { type: 'file.unreadable' }
  /** Without an area, the picture's middle is sent, as the window shows it at first. */
  | { type: 'area.confirmed'; area: ImageArea | null }
  | { type: 'photo.closed' }
  | { type: 'upload.progressed'; share: number };

interface UploadInput {
  file: File;
  area: ImageArea | null;
  onProgress: (share: number) => void;
}

/** How long a finished upload stays in sight (ACCT-122). */
const DONE_MS = 500;

/**
 * A profile photo that is chosen, cropped and sent (ACCT-109–124): idle, cropping, uploading with its
 * progress, done, and after half a second idle again. Its owner provides `upload` and `publish`.
 */
export const avatarMachine = setup({
  types: {
    context: {} as AvatarContext,
    events: {} as AvatarEvent,
    emitted: {} as { type: 'photo.uploaded' } | { type: 'photo.failed'; failure: ApiError },
    tags: {} as 'idle' | 'busy',
  },
  actors: {
    upload: fromPromise<unknown, UploadInput>(() => {
      throw new Error('profilePhoto: provide upload');
    }),
  },
  actions: {
    keepFile: assign((_, { file }: { file: File }) => ({ file, area: null, refusal: null })),
    refuse: assign((_, { refusal }: { refusal: AvatarRefusal }) => ({ refusal })),
    keepArea: assign((_, { area }: { area: ImageArea | null }) => ({ area })),
    track: assign((_, { share }: { share: number }) => ({ share })),
    beginUpload: assign({ share: null, failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: ApiError.from(error) })),
    forget: assign({ file: null, area: null, share: null, failure: null }),
    emitUploaded: emit({ type: 'photo.uploaded' as const }),
    emitFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'photo.failed' as const,
      failure: ApiError.from(error),
    })),
    /** Tells the rest of the kit, with or without a view. */
    publish: () => {
      throw new Error('profilePhoto: provide publish');
    },
  },
  guards: {
    isTaken: (_, { file }: { file: File }) => refusalOf(file) === null,
  },
  delays: { done: DONE_MS },
}).createMachine({
  id: 'profilePhoto',
  context: { file: null, area: null, refusal: null, share: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      tags: 'idle',
      entry: 'forget',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'cropping',
            actions: { type: 'keepFile', params: ({ event }) => event },
          },
          {
            actions: {
              type: 'refuse',
              params: ({ event }) => ({ refusal: refusalOf(event.file) ?? 'unreadable' }),
            },
          },
        ],
      },
    },
    cropping: {
      tags: 'idle',
      on: {
        'area.confirmed': {
          target: 'uploading',
          actions: { type: 'keepArea', params: ({ event }) => event },
        },
        'file.unreadable': {
          target: 'idle',
          actions: { type: 'refuse', params: { refusal: 'unreadable' } },
        },
        'photo.closed': 'idle',
      },
    },
    uploading: {
      tags: 'busy',
      entry: 'beginUpload',
      invoke: {
        src: 'upload',
        input: ({ context, self }) => ({
          file: context.file as File,
          area: context.area,
          onProgress: (share: number) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: { target: 'done', actions: ['publish', 'emitUploaded'] },
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => event },
            { type: 'emitFailed', params: ({ event }) => event },
          ],
        },
      },
      on: {
        'upload.progressed': { actions: { type: 'track', params: ({ event }) => event } },
      },
    },
    // Kept until it is looked at: its view may be away.
    failed: {
      on: {
        'area.confirmed': {
          target: 'uploading',
          actions: { type: 'keepArea', params: ({ event }) => event },
        },
        'file.unreadable': {
          target: 'idle',
          actions: { type: 'refuse', params: { refusal: 'unreadable' } },
        },
        'photo.closed': 'idle',
      },
    },
    done: {
      tags: 'busy',
      entry: { type: 'track', params: { share: 1 } },
      after: { done: 'idle' },
      // Nothing is under way any more: it may be closed before its time.
      on: { 'photo.closed': 'idle' },
    },
  },
});
