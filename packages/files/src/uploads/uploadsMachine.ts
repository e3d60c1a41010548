import { ApiError, type FileInfo } from '@saudagar/contract';
import { assign, emit, fromPromise, not, sendTo, setup } from 'xstate';
import type { PhotoMode } from '../photos/photoMode.ts';
import {
  type PhotoNews,
  photoPreparation,
  photosChosen,
  reportPhotos,
} from '../photos/preparePhotos.ts';
import { dropFiles } from '../transfers/fileTransfers.ts';
import {
  type Chosen,
  chooseFiles,
  type FileRefusal,
  type FileRules,
  moveFile,
  replaceFile,
} from './fileRules.ts';

/** A file being uploaded. */
export interface Uploading extends Chosen {
  /** The server's details of the file, once uploaded. */
  readonly info: FileInfo | null;
  /** Error of the upload; null while waiting, `cancelled` if the member stopped it. */
  readonly failure: ApiError | 'cancelled' | null;
}

export interface UploadsInput {
  rules: FileRules;
  /** Treatment of photos. @default 'fitting' */
  photos?: PhotoMode | undefined;
}

export interface UploadsContext extends UploadsInput {
  files: readonly Uploading[];
  /** Files that the last choice replaced, back when its photo cannot be read. */
  replaced: readonly Uploading[];
  /** Reasons for the rejected files of the last choice. */
  refusals: readonly FileRefusal[];
  /** Progress of the current upload in bytes, from 0 to 1. */
  share: number;
  /** True once a view has received the result of the last upload. */
  isReported: boolean;
}

export type UploadsEvent =
  | { type: 'files.added'; files: readonly File[] }
  | { type: 'file.removed'; key: number }
  | { type: 'file.moved'; key: number; to: number }
  | { type: 'file.retried'; key: number }
  | { type: 'upload.progressed'; share: number }
  | { type: 'uploads.cancelled' }
  | PhotoNews
  /** A view has received the result. */
  | { type: 'uploads.reported' };

interface UploadInput extends Pick<Chosen, 'file' | 'clientId'> {
  onProgress: (share: number) => void;
}

/** Returns the file being uploaded. */
export const currentUpload = ({ files }: Pick<UploadsContext, 'files'>) => files.find(isUnfinished);

const isUnfinished = ({ info, failure }: Uploading) => info === null && failure === null;

/** Returns the uploaded files, in order. */
export const uploaded = ({ files }: Pick<UploadsContext, 'files'>): FileInfo[] =>
  files.flatMap(({ info }) => info ?? []);

/** Uploads files one by one as soon as they are chosen (WID-028–056). */
export const uploadsMachine = setup({
  types: {
    input: {} as UploadsInput,
    context: {} as UploadsContext,
    events: {} as UploadsEvent,
    emitted: {} as { type: 'uploads.changed'; files: FileInfo[] },
    // Child ids are any string: published declarations cannot type only some of them.
    children: {} as Record<string, 'photos'>,
    tags: {} as 'idle',
  },
  actors: {
    uploadFile: fromPromise<FileInfo, UploadInput>(() => {
      throw new Error('uploads: provide uploadFile');
    }),
    photos: photoPreparation,
  },
  actions: {
    addFiles: assign(({ context }, params: { files: readonly File[] }) => {
      const { files, rules, photos = 'fitting' } = context;
      // With a maximum of one, the next file replaces the first.
      const remaining = rules.maxFiles === 1 ? [] : files;
      const { taken, refusals } = chooseFiles(remaining, params.files, rules, photos);
      const added = taken.map((one) => ({ ...one, info: null, failure: null }));
      if (added.length === 0) return { refusals };
      const replaced = rules.maxFiles === 1 ? files : [];
      return { files: [...remaining, ...added], replaced, refusals };
    }),
    preparePhotos: sendTo('photos', ({ context }, params: { files: readonly File[] }) => {
      const { rules, photos: mode = 'fitting' } = context;
      return photosChosen(params.files, context.files, { rules, mode });
    }),
    keepPrepared: assign(({ context }, news: { from: File; to: File }) => ({
      files: replaceFile(context.files, news),
    })),
    refusePhoto: assign(({ context }, { from, refusal }: { from: File; refusal: FileRefusal }) => {
      const files = context.files.filter(({ file }) => file !== from);
      if (files.length === context.files.length) return {};
      return {
        files: files.length === 0 ? context.replaced : files,
        replaced: [],
        refusals: [...context.refusals, refusal],
      };
    }),
    dropFile: ({ context }, { key }: { key: number }) =>
      dropFiles(context.files.filter((file) => file.key === key)),
    dropUnfinished: ({ context }) => dropFiles(context.files.filter(isUnfinished)),
    removeFile: assign(({ context }, { key }: { key: number }) => ({
      files: context.files.filter((file) => file.key !== key),
      refusals: [],
    })),
    moveFile: assign(({ context }, { key, to }: { key: number; to: number }) => ({
      files: moveFile(context.files, key, to),
    })),
    retryFile: assign(({ context }, { key }: { key: number }) => ({
      files: context.files.map((file) => (file.key === key ? { ...file, failure: null } : file)),
    })),
    trackUpload: assign({ share: (_, { share }: { share: number }) => share }),
    keepUpload: assign(({ context }, { info }: { info: FileInfo }) => ({
      files: settle(context, { info }),
      isReported: false,
    })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      files: settle(context, { failure: ApiError.from(error) }),
      isReported: false,
    })),
    cancelAll: assign(({ context }) => ({
      files: context.files.map((file) =>
        isUnfinished(file) ? { ...file, failure: 'cancelled' } : file,
      ),
    })),
    emitChanged: emit(({ context }) => ({
      type: 'uploads.changed',
      files: uploaded(context),
    })),
  },
  guards: {
    hasCurrent: ({ context }) => currentUpload(context) !== undefined,
    hasFailed: ({ context }) => context.files.some(({ failure }) => failure !== null),
    isReported: ({ context }) => context.isReported,
    isEmpty: ({ context }) => context.files.length === 0,
    isCurrent: ({ context }, { key }: { key: number }) => currentUpload(context)?.key === key,
    isCurrentPhoto: ({ context }, { from }: { from: File }) =>
      currentUpload(context)?.file === from,
  },
}).createMachine({
  id: 'uploads',
  context: ({ input }) => ({
    ...input,
    files: [],
    replaced: [],
    refusals: [],
    share: 0,
    isReported: true,
  }),
  invoke: { id: 'photos', src: 'photos', onError: { actions: reportPhotos } },
  initial: 'resting',
  on: {
    'photo.prepared': { actions: { type: 'keepPrepared', params: ({ event }) => event } },
    'uploads.reported': { actions: assign({ isReported: true }) },
    'file.moved': {
      actions: [{ type: 'moveFile', params: ({ event }) => event }, 'emitChanged'],
    },
  },
  states: {
    resting: {
      initial: 'sorting',
      on: {
        'files.added': {
          target: '.sorting',
          actions: [
            { type: 'addFiles', params: ({ event }) => event },
            { type: 'preparePhotos', params: ({ event }) => event },
            'emitChanged',
          ],
        },
        'photo.refused': {
          target: '.sorting',
          actions: [{ type: 'refusePhoto', params: ({ event }) => event }, 'emitChanged'],
        },
        'file.removed': {
          target: '.sorting',
          actions: [
            { type: 'dropFile', params: ({ event }) => event },
            { type: 'removeFile', params: ({ event }) => event },
            'emitChanged',
          ],
        },
        'file.retried': {
          target: '.sorting',
          actions: { type: 'retryFile', params: ({ event }) => event },
        },
      },
      states: {
        sorting: {
          always: [
            { guard: 'hasCurrent', target: '#uploads.uploading' },
            { guard: not('isReported'), target: 'unreported' },
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'hasFailed', target: 'incomplete' },
            { target: 'complete' },
          ],
        },
        /** Stays active for the next view, although no upload remains. */
        unreported: { always: { guard: 'isReported', target: 'sorting' } },
        empty: { tags: 'idle' },
        complete: { tags: 'idle' },
        incomplete: { tags: 'idle' },
      },
    },
    uploading: {
      entry: { type: 'trackUpload', params: { share: 0 } },
      invoke: {
        src: 'uploadFile',
        input: ({ context, self }) => {
          const { file, clientId } = currentUpload(context) as Uploading;
          const onProgress = (share: number) => self.send({ type: 'upload.progressed', share });
          return { file, clientId, onProgress };
        },
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepUpload', params: ({ event }) => ({ info: event.output }) },
            'emitChanged',
          ],
        },
        onError: {
          target: 'resting',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: {
        'upload.progressed': {
          actions: { type: 'trackUpload', params: ({ event }) => event },
        },
        'files.added': {
          actions: [
            { type: 'addFiles', params: ({ event }) => event },
            { type: 'preparePhotos', params: ({ event }) => event },
          ],
        },
        'photo.refused': [
          {
            guard: { type: 'isCurrentPhoto', params: ({ event }) => event },
            target: 'resting',
            actions: [{ type: 'refusePhoto', params: ({ event }) => event }, 'emitChanged'],
          },
          { actions: { type: 'refusePhoto', params: ({ event }) => event } },
        ],
        'file.removed': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event },
            target: 'resting',
            actions: [
              { type: 'dropFile', params: ({ event }) => event },
              { type: 'removeFile', params: ({ event }) => event },
            ],
          },
          {
            actions: [
              { type: 'dropFile', params: ({ event }) => event },
              { type: 'removeFile', params: ({ event }) => event },
              'emitChanged',
            ],
          },
        ],
        'file.retried': { actions: { type: 'retryFile', params: ({ event }) => event } },
        'uploads.cancelled': { target: 'resting', actions: ['dropUnfinished', 'cancelAll'] },
      },
    },
  },
});

function settle(context: UploadsContext, outcome: Partial<Uploading>): Uploading[] {
  const current = currentUpload(context);
  return context.files.map((file) => (file === current ? { ...file, ...outcome } : file));
}

/** Returns the number of uploaded files, the total, and whole percent by count (WID-056). */
export function uploadProgress(files: readonly Pick<Uploading, 'info'>[]) {
  const done = files.filter(({ info }) => info !== null).length;
  const total = files.length;
  return { done, total, percent: total === 0 ? 0 : Math.round((done / total) * 100) };
}
