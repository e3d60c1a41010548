import { ApiError, type FileInfo } from '@saudagar/contract';
import { assign, emit, fromPromise, not, setup } from 'xstate';
import {
  type Chosen,
  chooseFiles,
  type FileRefusal,
  type FileRules,
  moveFile,
} from './fileRules.ts';

/** A file on its way to the server. */
export interface Uploading extends Chosen {
  /** What the server says of it, once it is there. */
  readonly info: FileInfo | null;
  /** Why it did not get there; null while it waits, `cancelled` where its member stopped it. */
  readonly failure: ApiError | 'cancelled' | null;
}

export interface UploadsInput {
  rules: FileRules;
}

export interface UploadsContext extends UploadsInput {
  files: readonly Uploading[];
  /** Why files of the last choice were not taken. */
  refusals: readonly FileRefusal[];
  /** Share of the running upload's bytes that is sent, 0 to 1. */
  share: number;
  /** Whether somebody has heard how the last upload ended: its view may be away. */
  isObserved: boolean;
}

export type UploadsEvent =
  | { type: 'files.added'; files: readonly File[] }
  | { type: 'file.removed'; key: number }
  | { type: 'file.moved'; key: number; to: number }
  | { type: 'file.retried'; key: number }
  | { type: 'upload.progressed'; share: number }
  | { type: 'uploads.cancelled' }
  /** A view has taken over what is there. */
  | { type: 'uploads.observed' };

interface UploadInput extends Pick<Chosen, 'file' | 'clientId'> {
  onProgress: (share: number) => void;
}

/** The file whose turn it is. */
export const currentUpload = ({ files }: Pick<UploadsContext, 'files'>) =>
  files.find(({ info, failure }) => info === null && failure === null);

/** What is on the server, in order. */
export const uploaded = ({ files }: Pick<UploadsContext, 'files'>): FileInfo[] =>
  files.flatMap(({ info }) => info ?? []);

/** Files that are uploaded as soon as they are chosen, one after another (WID-028–056). */
export const uploadsMachine = setup({
  types: {
    input: {} as UploadsInput,
    context: {} as UploadsContext,
    events: {} as UploadsEvent,
    emitted: {} as { type: 'uploads.changed'; files: FileInfo[] },
    tags: {} as 'idle',
  },
  actors: {
    uploadFile: fromPromise<FileInfo, UploadInput>(() => {
      throw new Error('uploads: provide uploadFile');
    }),
  },
  actions: {
    addFiles: assign(({ context: { files, rules } }, params: { files: readonly File[] }) => {
      // Where there is room for one alone, the next one takes its place.
      const stored = rules.maxFiles === 1 ? [] : files;
      const { taken, refusals } = chooseFiles(stored, params.files, rules);
      const added = taken.map((one) => ({ ...one, info: null, failure: null }));
      return { files: added.length > 0 ? [...stored, ...added] : files, refusals };
    }),
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
      isObserved: false,
    })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      files: settle(context, { failure: ApiError.from(error) }),
      isObserved: false,
    })),
    cancelAll: assign(({ context }) => ({
      files: context.files.map((file) =>
        file.info === null && file.failure === null ? { ...file, failure: 'cancelled' } : file,
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
    isObserved: ({ context }) => context.isObserved,
    isEmpty: ({ context }) => context.files.length === 0,
    isCurrent: ({ context }, { key }: { key: number }) => currentUpload(context)?.key === key,
  },
}).createMachine({
  id: 'uploads',
  context: ({ input }) => ({ ...input, files: [], refusals: [], share: 0, isObserved: true }),
  initial: 'resting',
  on: {
    'uploads.observed': { actions: assign({ isObserved: true }) },
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
          actions: [{ type: 'addFiles', params: ({ event }) => event }, 'emitChanged'],
        },
        'file.removed': {
          target: '.sorting',
          actions: [{ type: 'removeFile', params: ({ event }) => event }, 'emitChanged'],
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
            { guard: not('isObserved'), target: 'unobserved' },
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'hasFailed', target: 'incomplete' },
            { target: 'complete' },
          ],
        },
        /** Kept for whoever comes next, although nothing is left to be done. */
        unobserved: { always: { guard: 'isObserved', target: 'sorting' } },
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
          actions: { type: 'addFiles', params: ({ event }) => event },
        },
        'file.removed': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event },
            target: 'resting',
            actions: { type: 'removeFile', params: ({ event }) => event },
          },
          { actions: [{ type: 'removeFile', params: ({ event }) => event }, 'emitChanged'] },
        ],
        'file.retried': { actions: { type: 'retryFile', params: ({ event }) => event } },
        'uploads.cancelled': { target: 'resting', actions: 'cancelAll' },
      },
    },
  },
});

function settle(context: UploadsContext, outcome: Partial<Uploading>): Uploading[] {
  const current = currentUpload(context);
  return context.files.map((file) => (file === current ? { ...file, ...outcome } : file));
}

/** How many files are there of how many, and in whole percent by their count (WID-056). */
export function uploadProgress(files: readonly Pick<Uploading, 'info'>[]) {
  const done = files.filter(({ info }) => info !== null).length;
  const total = files.length;
  return { done, total, percent: total === 0 ? 0 : Math.round((done / total) * 100) };
}
