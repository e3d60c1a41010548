import { reportPhotos } from '@saudagar/files/machines';
import { composerSetup, empty } from './composerSetup.ts';
import { type ChosenFile, nextDescription, nextUpload, typesOf } from './postFiles.ts';

/** Composes a post: text and files, uploaded one by one, then published (FEED-001–054). */
export const composerMachine = composerSetup.createMachine({
  id: 'composer',
  context: ({ input }) => ({ ...input, ...empty, draftProblem: null }),
  invoke: [
    {
      src: 'draft',
      id: 'draft',
      input: ({ context: { draftName } }) => ({ name: draftName }),
      onError: { actions: { type: 'noteDraft', params: { problem: 'unsaved' } } },
    },
    { src: 'photos', id: 'photos', onError: { actions: reportPhotos } },
  ],
  initial: 'collapsed',
  on: {
    'draft.kept': { actions: { type: 'noteDraft', params: ({ event }) => event } },
    'photo.prepared': {
      actions: [{ type: 'keepPrepared', params: ({ event }) => event }, 'keepDraft'],
    },
    'photo.refused': {
      actions: [{ type: 'refusePhoto', params: ({ event }) => event }, 'keepDraft'],
    },
  },
  states: {
    collapsed: {
      initial: 'untouched',
      on: {
        'composer.opened': 'editing',
        'discard.undone': {
          target: 'editing',
          actions: [{ type: 'restore', params: ({ event }) => event }, 'keepDraft'],
        },
        'files.added': {
          target: 'editing',
          actions: [
            { type: 'addFiles', params: ({ event }) => event },
            { type: 'preparePhotos', params: ({ event }) => event },
            'keepDraft',
          ],
        },
        'content.offered': {
          target: 'editing',
          actions: [
            { type: 'appendText', params: ({ event }) => event },
            { type: 'addFiles', params: ({ event }) => event },
            { type: 'preparePhotos', params: ({ event }) => event },
            'keepDraft',
          ],
        },
        // Changes of the draft in another tab apply here too.
        'draft.found': [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: '.draft',
            actions: [
              { type: 'takeDraft', params: ({ event }) => event },
              { type: 'confirmTaken', params: ({ event }) => event },
            ],
          },
          {
            target: '.untouched',
            actions: ['clear', { type: 'confirmTaken', params: ({ event }) => event }],
          },
        ],
      },
      states: {
        untouched: { tags: 'idle' },
        draft: { on: { 'draft.discarded': 'clearing' } },
        // Not tagged idle before the draft is deleted, since an idle actor may be stopped.
        clearing: {
          entry: ['dropAll', 'clear', 'dropDraft'],
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
        'discard.undone': {
          target: '.writing',
          actions: [{ type: 'restore', params: ({ event }) => event }, 'keepDraft'],
        },
        'files.added': {
          target: '.writing',
          actions: [
            { type: 'addFiles', params: ({ event }) => event },
            { type: 'preparePhotos', params: ({ event }) => event },
            'keepDraft',
          ],
        },
        'content.offered': {
          target: '.writing',
          actions: [
            { type: 'appendText', params: ({ event }) => event },
            { type: 'addFiles', params: ({ event }) => event },
            { type: 'preparePhotos', params: ({ event }) => event },
            'keepDraft',
          ],
        },
        'file.removed': {
          target: '.writing',
          actions: [
            { type: 'dropFile', params: ({ event }) => event },
            { type: 'removeFile', params: ({ event }) => event },
            'keepDraft',
          ],
        },
        'file.moved': {
          actions: [{ type: 'moveFile', params: ({ event }) => event }, 'keepDraft'],
        },
        'file.described': {
          target: '.writing',
          actions: [{ type: 'describe', params: ({ event }) => event }, 'keepDraft'],
        },
        // Opened before the draft was loaded, and nothing typed since.
        'draft.found': {
          guard: 'isUntouched',
          actions: [
            { type: 'takeDraft', params: ({ event }) => event },
            { type: 'confirmTaken', params: ({ event }) => event },
          ],
        },
        'post.submitted': [
          { guard: 'isBlank', target: '.blank' },
          { guard: 'isTooLong', target: '.tooLong' },
          { guard: 'isOverDescribed', target: '.overDescribed' },
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
        overDescribed: { tags: 'refused' },
        failed: {},
      },
    },
    sending: {
      tags: 'sending',
      entry: ['beginTry', 'keepDraft', 'keepTry'],
      on: {
        'files.added': { actions: 'emitRejected' },
        // The server refuses it by name, and the post stays as it was submitted.
        'photo.refused': {},
      },
      initial: 'sorting',
      states: {
        sorting: {
          always: [
            { guard: 'hasUpload', target: 'uploading' },
            { guard: 'hasDescription', target: 'describing' },
            { target: 'publishing' },
          ],
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
              actions: [{ type: 'nameFailedFile', params: ({ event }) => event }, 'emitFailed'],
            },
          },
          on: {
            'upload.progressed': {
              actions: { type: 'trackUpload', params: ({ event }) => event },
            },
            'upload.cancelled': '#composer.editing',
          },
        },
        describing: {
          invoke: {
            src: 'describeFile',
            input: ({ context: { files } }) => {
              const { uploadedAs, description } = nextDescription(files) as ChosenFile;
              return { id: uploadedAs as string, description: description.trim() };
            },
            onDone: { target: 'sorting', actions: ['keepDescribed', 'keepDraft'] },
            onError: [
              {
                guard: { type: 'lostUploads', params: ({ event }) => event },
                target: '#composer.editing.failed',
                actions: [
                  { type: 'nameFailedFile', params: ({ event }) => event },
                  ...(['forgetUploads', 'keepDraft', 'emitFailed'] as const),
                ],
              },
              {
                target: '#composer.editing.failed',
                actions: [{ type: 'nameFailedFile', params: ({ event }) => event }, 'emitFailed'],
              },
            ],
          },
        },
        publishing: {
          invoke: {
            src: 'publishPost',
            input: ({ context: { text, files, rules, clientId } }) => ({
              content: text.trim(),
              attachments: files.flatMap(({ uploadedAs }) => uploadedAs ?? []),
              fileTypes: typesOf(files, rules),
              clientId: clientId as string,
            }),
            onDone: {
              target: '#composer.collapsed.clearing',
              actions: [
                { type: 'publish', params: ({ event }) => ({ post: event.output }) },
                { type: 'emitPublished', params: ({ event }) => ({ post: event.output }) },
              ],
            },
            onError: [
              // The server dropped an upload meanwhile: the retry uploads all files again.
              {
                guard: { type: 'lostUploads', params: ({ event }) => event },
                target: '#composer.editing.failed',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => event },
                  ...(['forgetUploads', 'keepDraft', 'emitFailed'] as const),
                ],
              },
              {
                target: '#composer.editing.failed',
                actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'emitFailed'],
              },
            ],
          },
        },
      },
    },
  },
});
