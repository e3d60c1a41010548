import { ApiError, POST_MAX_LENGTH, type Post } from '@saudagar/contract';
import { type FileRefusal, moveFile } from '@saudagar/files';
import { newClientId } from '@saudagar/portal';
import {
  type DraftNews,
  type DraftProblem,
  draftMachine,
  type FoundDraft,
} from '@saudagar/writing';
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { draftOf, isUntouched } from './composerDraft.ts';
import { addPostFiles, type ChosenFile, nextUpload } from './postFiles.ts';

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
  /** What is the matter with keeping the draft. */
  draftProblem: DraftProblem | null;
}

export type ComposerEvent =
  | { type: 'composer.opened' }
  | { type: 'composer.cancelled' }
  | { type: 'draft.discarded' }
  | { type: 'text.changed'; text: string }
  | { type: 'files.added'; files: readonly File[] }
  | { type: 'file.removed'; key: number }
  | { type: 'file.moved'; key: number; to: number }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.cancelled' }
  | { type: 'post.submitted' }
  | DraftNews;

interface UploadInput extends Pick<ChosenFile, 'file' | 'clientId'> {
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

const empty = { text: '', files: [], refusals: [], share: 0, failedFile: null, clientId: null };

/** Writing a post: text and files, uploaded one after another, then published (FEED-001–054). */
export const composerMachine = setup({
  types: {
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
    // By no name of its own: what is published cannot tell some children by name beside others.
    children: {} as Record<string, 'draft'>,
    emitted: {} as { type: 'post.published'; post: Post } | { type: 'files.untaken' },
    tags: {} as 'idle' | 'refused' | 'sending',
  },
  actors: {
    draft: draftMachine,
    /** Given up where the member cancels it; what the server has by then is nobody's. */
    uploadFile: fromPromise<string, UploadInput>(missing('uploadFile')),
    publishPost: fromPromise<Post, PublishInput>(missing('publishPost')),
  },
  actions: {
    changeText: assign((_, { text }: { text: string }) => ({ text, clientId: null })),
    addFiles: assign(({ context }, { files }: { files: readonly File[] }) => ({
      ...addPostFiles(context.files, files),
      clientId: null,
    })),
    removeFile: assign(({ context }, { key }: { key: number }) => ({
      files: context.files.filter((file) => file.key !== key),
      refusals: [],
      failedFile: null,
      clientId: null,
    })),
    moveFile: assign(({ context }, { key, to }: { key: number; to: number }) => ({
      files: moveFile(context.files, key, to),
      clientId: null,
    })),
    beginTry: assign(({ context }) => ({
      refusals: [],
      failedFile: null,
      clientId: context.clientId ?? newClientId(),
    })),
    trackUpload: assign({ share: (_, { share }: { share: number }) => share }),
    keepUpload: assign(({ context }, { id }: { id: string }) => {
      const current = nextUpload(context.files);
      return {
        files: context.files.map((file) => (file === current ? { ...file, uploadedAs: id } : file)),
      };
    }),
    nameFailedFile: assign(({ context }, { error }: { error: unknown }) => {
      const current = nextUpload(context.files);
      return { failedFile: current ? { key: current.key, failure: ApiError.from(error) } : null };
    }),
    forgetUploads: assign(({ context }) => ({
      files: context.files.map((file) => ({ ...file, uploadedAs: null })),
    })),
    clear: assign(empty),
    tellPublished: emit((_, { post }: { post: Post }) => ({ type: 'post.published', post })),
    tellUntaken: emit({ type: 'files.untaken' }),
    /** Beside what is emitted: heard whether or not a view is there. */
    tellPlaces: (_, _params: { post: Post }) => {},
    takeDraft: assign((_, { found }: { found: FoundDraft | null }) => ({
      ...empty,
      ...(found && {
        text: found.draft.text,
        files: found.draft.files.map((file, key) => ({ key, clientId: newClientId(), ...file })),
        clientId: found.draft.clientId,
      }),
    })),
    tellTaken: sendTo('draft', (_, { found }: { found: FoundDraft | null }) => ({
      type: 'draft.taken',
      hold: found?.hold ?? null,
    })),
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'draft.changed',
      draft: draftOf(context),
    })),
    /** At once: should the page go now, the next try must be the same post. */
    keepTry: sendTo('draft', { type: 'draft.due' }),
    dropDraft: sendTo('draft', { type: 'draft.changed', draft: null }),
    noteDraft: assign({ draftProblem: (_, of: { problem: DraftProblem | null }) => of.problem }),
  },
  guards: {
    isBlank: ({ context }) => context.text.trim() === '',
    isTooLong: ({ context }) => context.text.trim().length > POST_MAX_LENGTH,
    isUntouched: ({ context }) => isUntouched(context),
    isAllUploaded: ({ context }) => nextUpload(context.files) === undefined,
    isFound: (_, { found }: { found: FoundDraft | null }) => found !== null,
    lostUploads: (_, { error }: { error: unknown }) => ApiError.from(error).status === 404,
  },
}).createMachine({
  id: 'composer',
  context: { ...empty, draftProblem: null },
  invoke: { src: 'draft', id: 'draft', input: { name: 'feed.composer' } },
  initial: 'collapsed',
  on: { 'draft.kept': { actions: { type: 'noteDraft', params: ({ event }) => event } } },
  states: {
    collapsed: {
      initial: 'untouched',
      on: {
        'composer.opened': 'editing',
        'files.added': {
          target: 'editing',
          actions: [{ type: 'addFiles', params: ({ event }) => event }, 'keepDraft'],
        },
        // What another tab wrote, sent or discarded is so here too.
        'draft.found': [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: '.draft',
            actions: [
              { type: 'takeDraft', params: ({ event }) => event },
              { type: 'tellTaken', params: ({ event }) => event },
            ],
          },
          {
            target: '.untouched',
            actions: ['clear', { type: 'tellTaken', params: ({ event }) => event }],
          },
        ],
      },
      states: {
        untouched: { tags: 'idle' },
        draft: { on: { 'draft.discarded': 'clearing' } },
        // Not idle before the kept draft is gone, since whoever is idle may be stopped.
        clearing: {
          entry: ['clear', 'dropDraft'],
          on: {
            'draft.kept': {
              target: 'untouched',
              actions: { type: 'noteDraft', params: { problem: null } },
            },
          },
        },
      },
    },
    editing: {
      initial: 'writing',
      on: {
        'text.changed': {
          target: '.writing',
          actions: [{ type: 'changeText', params: ({ event }) => event }, 'keepDraft'],
        },
        'files.added': {
          target: '.writing',
          actions: [{ type: 'addFiles', params: ({ event }) => event }, 'keepDraft'],
        },
        'file.removed': {
          target: '.writing',
          actions: [{ type: 'removeFile', params: ({ event }) => event }, 'keepDraft'],
        },
        'file.moved': {
          actions: [{ type: 'moveFile', params: ({ event }) => event }, 'keepDraft'],
        },
        // Opened before the draft was found, and nothing typed since.
        'draft.found': {
          guard: 'isUntouched',
          actions: [
            { type: 'takeDraft', params: ({ event }) => event },
            { type: 'tellTaken', params: ({ event }) => event },
          ],
        },
        'post.submitted': [
          { guard: 'isBlank', target: '.blank' },
          { guard: 'isTooLong', target: '.tooLong' },
          { target: 'sending' },
        ],
        'composer.cancelled': [
          { guard: 'isUntouched', target: 'collapsed.clearing' },
          { target: 'collapsed.draft' },
        ],
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
      entry: ['beginTry', 'keepDraft', 'keepTry'],
      on: { 'files.added': { actions: 'tellUntaken' } },
      initial: 'sorting',
      states: {
        sorting: {
          always: [{ guard: 'isAllUploaded', target: 'publishing' }, { target: 'uploading' }],
        },
        uploading: {
          entry: { type: 'trackUpload', params: { share: 0 } },
          invoke: {
            src: 'uploadFile',
            input: ({ context, self }) => {
              const { file, clientId } = nextUpload(context.files) as ChosenFile;
              const onProgress = (share: number) => self.send({ type: 'upload.progressed', share });
              return { file, clientId, onProgress };
            },
            onDone: {
              target: 'sorting',
              actions: [
                { type: 'keepUpload', params: ({ event }) => ({ id: event.output }) },
                'keepDraft',
              ],
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
            'upload.cancelled': '#composer.editing',
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
              target: '#composer.collapsed.clearing',
              actions: [
                { type: 'tellPlaces', params: ({ event }) => ({ post: event.output }) },
                { type: 'tellPublished', params: ({ event }) => ({ post: event.output }) },
              ],
            },
            onError: [
              // The server has dropped an upload meanwhile: the next try brings them all again.
              {
                guard: { type: 'lostUploads', params: ({ event }) => event },
                target: '#composer.editing.failed',
                actions: ['forgetUploads', 'keepDraft'],
              },
              { target: '#composer.editing.failed' },
            ],
          },
        },
      },
    },
  },
});
