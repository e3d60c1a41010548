import { ApiError, POST_MAX_LENGTH, type Post } from '@saudagar/contract';
import { newClientId } from '@saudagar/portal';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type ChosenFile, chooseFiles, type FileRefusal } from './postFiles.ts';

export interface ComposerContext {
  text: string;
  files: ChosenFile[];
  /** Why files of the last choice were not taken. */
  refusals: FileRefusal[];
  /** Share of the running upload's bytes that is sent, 0 to 1. */
  share: number;
  /** The file that could not be uploaded, and why. */
  failedFile: { key: number; failure: ApiError } | null;
  /** Makes a repeated try the same post: kept until something of the post is changed. */
  clientId: string | null;
}

export type ComposerEvent =
  | { type: 'composer.opened' }
  | { type: 'composer.cancelled' }
  | { type: 'draft.discarded' }
  | { type: 'text.changed'; text: string }
  | { type: 'files.added'; files: readonly File[] }
  | { type: 'file.removed'; key: number }
  | { type: 'upload.progressed'; share: number }
  | { type: 'post.submitted' };

interface UploadInput {
  file: File;
  onProgress: (share: number) => void;
}

interface PublishInput {
  content: string;
  attachments: string[];
  clientId: string;
}

const missing = (name: string) => () => {
  throw new Error(`composer: provide ${name}`);
};

const empty: ComposerContext = {
  text: '',
  files: [],
  refusals: [],
  share: 0,
  failedFile: null,
  clientId: null,
};

/** Writing a post: text and files, uploaded one after another, then published (FEED-001–054). */
export const composerMachine = setup({
  types: {
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
    emitted: {} as { type: 'post.published'; post: Post },
    tags: {} as 'idle' | 'refused' | 'sending',
  },
  actors: {
    uploadFile: fromPromise<string, UploadInput>(missing('uploadFile')),
    publishPost: fromPromise<Post, PublishInput>(missing('publishPost')),
  },
  actions: {
    changeText: assign((_, { text }: { text: string }) => ({ text, clientId: null })),
    addFiles: assign(({ context }, { files }: { files: readonly File[] }) => ({
      ...chooseFiles(context.files, files),
      clientId: null,
    })),
    removeFile: assign(({ context }, { key }: { key: number }) => ({
      files: context.files.filter((file) => file.key !== key),
      refusals: [],
      failedFile: null,
      clientId: null,
    })),
    beginTry: assign(({ context }) => ({
      refusals: [],
      failedFile: null,
      clientId: context.clientId ?? newClientId(),
    })),
    trackUpload: assign({ share: (_, { share }: { share: number }) => share }),
    keepUpload: assign(({ context }, { id }: { id: string }) => {
      const current = nextUpload(context);
      return {
        files: context.files.map((file) => (file === current ? { ...file, uploadedAs: id } : file)),
      };
    }),
    nameFailedFile: assign(({ context }, { error }: { error: unknown }) => {
      const current = nextUpload(context);
      return { failedFile: current ? { key: current.key, failure: ApiError.from(error) } : null };
    }),
    forgetUploads: assign(({ context }) => ({
      files: context.files.map((file) => ({ ...file, uploadedAs: null })),
    })),
    clear: assign(empty),
    tellPublished: emit((_, { post }: { post: Post }) => ({ type: 'post.published', post })),
  },
  guards: {
    isBlank: ({ context }) => context.text.trim() === '',
    isTooLong: ({ context }) => context.text.trim().length > POST_MAX_LENGTH,
    isUntouched: ({ context }) => context.text.trim() === '' && context.files.length === 0,
    isAllUploaded: ({ context }) => nextUpload(context) === undefined,
    lostUploads: (_, { error }: { error: unknown }) => ApiError.from(error).status === 404,
  },
}).createMachine({
  id: 'composer',
  context: empty,
  initial: 'collapsed',
  states: {
    collapsed: {
      initial: 'sorting',
      on: {
        'composer.opened': 'editing',
        'files.added': {
          target: 'editing',
          actions: { type: 'addFiles', params: ({ event }) => event },
        },
      },
      states: {
        sorting: { always: [{ guard: 'isUntouched', target: 'untouched' }, { target: 'draft' }] },
        untouched: { tags: 'idle', entry: 'clear' },
        draft: { on: { 'draft.discarded': { target: 'untouched', actions: 'clear' } } },
      },
    },
    editing: {
      initial: 'writing',
      on: {
        'text.changed': {
          target: '.writing',
          actions: { type: 'changeText', params: ({ event }) => event },
        },
        'files.added': {
          target: '.writing',
          actions: { type: 'addFiles', params: ({ event }) => event },
        },
        'file.removed': {
          target: '.writing',
          actions: { type: 'removeFile', params: ({ event }) => event },
        },
        'post.submitted': [
          { guard: 'isBlank', target: '.blank' },
          { guard: 'isTooLong', target: '.tooLong' },
          { target: 'sending' },
        ],
        'composer.cancelled': 'collapsed',
      },
      states: {
        writing: {},
        blank: { tags: 'refused' },
        tooLong: { tags: 'refused' },
        failed: {},
      },
    },
    sending: {
      tags: 'sending',
      entry: 'beginTry',
      initial: 'sorting',
      states: {
        sorting: {
          always: [{ guard: 'isAllUploaded', target: 'publishing' }, { target: 'uploading' }],
        },
        uploading: {
          entry: { type: 'trackUpload', params: { share: 0 } },
          invoke: {
            src: 'uploadFile',
            input: ({ context, self }) => ({
              file: nextUpload(context)?.file as File,
              onProgress: (share) => self.send({ type: 'upload.progressed', share }),
            }),
            onDone: {
              target: 'sorting',
              actions: { type: 'keepUpload', params: ({ event }) => ({ id: event.output }) },
            },
            onError: {
              target: '#composer.editing.failed',
              actions: { type: 'nameFailedFile', params: ({ event }) => event },
            },
          },
          on: {
            'upload.progressed': {
              actions: { type: 'trackUpload', params: ({ event }) => event },
            },
          },
        },
        publishing: {
          invoke: {
            src: 'publishPost',
            input: ({ context: { text, files, clientId } }) => ({
              content: text.trim(),
              attachments: files.flatMap(({ uploadedAs }) => uploadedAs ?? []),
              clientId: clientId as string,
            }),
            onDone: {
              target: '#composer.collapsed.untouched',
              actions: {
                type: 'tellPublished',
                params: ({ event }) => ({ post: event.output }),
              },
            },
            onError: [
              // The server has dropped an upload meanwhile: the next try brings them all again.
              {
                guard: { type: 'lostUploads', params: ({ event }) => event },
                target: '#composer.editing.failed',
                actions: 'forgetUploads',
              },
              { target: '#composer.editing.failed' },
            ],
          },
        },
      },
    },
  },
});

/** The file whose turn it is. */
export function nextUpload({ files }: ComposerContext): ChosenFile | undefined {
  return files.find(({ uploadedAs }) => uploadedAs === null);
}
