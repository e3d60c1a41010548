import { ApiError } from '@saudagar/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type AvatarRefusal, isPreparable, refusalOf } from './avatarRules.ts';

/** A rectangle of an image, in the image's pixels. */
export interface ImageArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface AvatarContext {
  /** The chosen image. */
  file: File | null;
  /** The visible square of it; null until the crop window reports one, then its centre is used. */
  area: ImageArea | null;
  /** The reason the last chosen file was rejected. */
  refusal: AvatarRefusal | null;
  /** Share of the bytes sent, 0 to 1; null until the browser reports it. */
  share: number | null;
  /** The error of the last upload. */
  failure: ApiError | null;
}

export type AvatarEvent =
  | { type: 'file.chosen'; file: File }
  /** The browser cannot decode the image. */
  | { type: 'file.unreadable' }
  /** Without an area, the centred square is sent, as initially displayed. */
  | { type: 'area.confirmed'; area: ImageArea | null }
  | { type: 'avatar.closed' }
  | { type: 'upload.progressed'; share: number };

export interface UploadInput {
  file: File;
  area: ImageArea | null;
  onProgress: (share: number) => void;
}

/** Milliseconds for which a finished upload is displayed (ACCT-122). */
const DONE_MS = 500;

/**
 * A profile photo that is chosen, cropped and uploaded (ACCT-109–124). After `done` it is idle
 * again within half a second. Its owner provides `upload` and `publish`.
 */
export const avatarMachine = setup({
  types: {
    context: {} as AvatarContext,
    events: {} as AvatarEvent,
    emitted: {} as { type: 'avatar.uploaded' } | { type: 'avatar.failed'; failure: ApiError },
    tags: {} as 'idle' | 'busy',
  },
  actors: {
    /** Makes a photo smaller; null when it still does not fit. */
    prepare: fromPromise<File | null, { file: File }>(() => {
      throw new Error('profilePhoto: provide prepare');
    }),
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
    emitUploaded: emit({ type: 'avatar.uploaded' as const }),
    emitFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'avatar.failed' as const,
      failure: ApiError.from(error),
    })),
    /** Publishes the new photo to the rest of the kit, with or without a view. */
    publish: () => {
      throw new Error('profilePhoto: provide publish');
    },
  },
  guards: {
    isTaken: (_, { file }: { file: File | null }) => file !== null && refusalOf(file) === null,
    isPreparable: (_, { file }: { file: File }) => isPreparable(file),
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
            guard: { type: 'isPreparable', params: ({ event }) => event },
            target: 'preparing',
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
    preparing: {
      tags: 'busy',
      invoke: {
        src: 'prepare',
        input: ({ context }) => ({ file: context.file as File }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ file: event.output }) },
            target: 'cropping',
            actions: { type: 'keepFile', params: ({ event }) => ({ file: event.output as File }) },
          },
          {
            target: 'idle',
            actions: {
              type: 'refuse',
              params: ({ context }) => ({
                refusal: refusalOf(context.file as File) ?? 'unreadable',
              }),
            },
          },
        ],
        onError: { target: 'idle', actions: { type: 'refuse', params: { refusal: 'unreadable' } } },
      },
      on: { 'avatar.closed': 'idle' },
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
        'avatar.closed': 'idle',
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
    // Retained until displayed: its view may be unmounted.
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
        'avatar.closed': 'idle',
      },
    },
    done: {
      tags: 'busy',
      entry: { type: 'track', params: { share: 1 } },
      after: { done: 'idle' },
      // The upload has finished: the dialog may close early.
      on: { 'avatar.closed': 'idle' },
    },
  },
});
