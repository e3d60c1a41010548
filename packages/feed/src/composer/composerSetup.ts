import { ApiError, newClientId, POST_MAX_LENGTH, type Post } from '@saudagar/contract';
import {
  dropFiles,
  type FileRefusal,
  moveFile,
  photoPreparation,
  photosChosen,
  replaceFile,
} from '@saudagar/files/machines';
import {
  type DraftProblem,
  draftMachine,
  type FoundDraft,
  joinTexts,
} from '@saudagar/writing/machines';
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type {
  ComposerContext,
  ComposerEvent,
  ComposerInput,
  DescribeInput,
  OfferedFiles,
  PublishInput,
  UploadInput,
} from './composerContext.ts';
import { type ComposerValues, draftOf, isUntouched } from './composerDraft.ts';
import {
  addPostFiles,
  changeFile,
  draftedFiles,
  isOverDescribed,
  joinPostFiles,
  nextDescription,
  nextUpload,
  unsent,
} from './postFiles.ts';

const missing = (name: string) => () => {
  throw new Error(`composer: provide ${name}`);
};

/** Contents of an empty composer. */
export const empty = {
  text: '',
  files: [],
  refusals: [],
  share: 0,
  failedFile: null,
  failure: null,
  clientId: null,
};

/** Types, actors, actions and guards of the composer's machine. */
export const composerSetup = setup({
  types: {
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
    input: {} as ComposerInput,
    // Child ids are any string: published declarations cannot type only some of them.
    children: {} as Record<string, 'draft' | 'photos'>,
    emitted: {} as
      | { type: 'post.published'; post: Post | null }
      | { type: 'post.failed' }
      | { type: 'files.rejected' },
    tags: {} as 'idle' | 'refused' | 'sending',
  },
  actors: {
    draft: draftMachine,
    photos: photoPreparation,
    /** Aborted when the member cancels; the server discards the upload. */
    uploadFile: fromPromise<string, UploadInput>(missing('uploadFile')),
    /** Safe to repeat: the last description wins. */
    describeFile: fromPromise<void, DescribeInput>(missing('describeFile')),
    publishPost: fromPromise<Post | null, PublishInput>(missing('publishPost')),
  },
  actions: {
    changeText: assign((_, { text }: { text: string }) => ({ text, clientId: null })),
    addFiles: assign(({ context }, { files, isOriginal }: OfferedFiles) => ({
      ...addPostFiles(context.files, files, context.rules, isOriginal ? 'original' : 'smaller'),
      clientId: null,
    })),
    /** After what is written already. */
    appendText: assign(({ context }, { text }: { text: string }) => ({
      text: joinTexts(context.text, text),
    })),
    preparePhotos: sendTo('photos', ({ context }, { files, isOriginal }: OfferedFiles) =>
      photosChosen(files, context.files, {
        rules: context.rules,
        mode: isOriginal ? 'original' : 'smaller',
      }),
    ),
    keepPrepared: assign(({ context }, news: { from: File; to: File }) => ({
      files: replaceFile(context.files, news),
    })),
    refusePhoto: assign(({ context }, { from, refusal }: { from: File; refusal: FileRefusal }) => {
      const files = context.files.filter(({ file }) => file !== from);
      const refusals = [...context.refusals, refusal];
      return files.length < context.files.length ? { files, refusals, clientId: null } : {};
    }),
    dropFile: ({ context }, { key }: { key: number }) =>
      dropFiles(context.files.filter((file) => file.key === key)),
    dropAll: ({ context }) => dropFiles(context.files),
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
      failure: null,
      clientId: context.clientId ?? newClientId(),
    })),
    trackUpload: assign({ share: (_, { share }: { share: number }) => share }),
    describe: assign(({ context }, of: { key: number; description: string }) => ({
      files: changeFile(context.files, of.key, { description: of.description }),
      failedFile: null,
    })),
    keepUpload: assign(({ context: { files } }, { id }: { id: string }) => ({
      files: changeFile(files, nextUpload(files)?.key, { uploadedAs: id }),
    })),
    keepDescribed: assign(({ context: { files } }) => {
      const described = nextDescription(files);
      const describedAs = described?.description.trim() ?? '';
      return { files: changeFile(files, described?.key, { describedAs }) };
    }),
    nameFailedFile: assign(({ context: { files } }, { error }: { error: unknown }) => {
      const upload = nextUpload(files);
      const { key } = upload ?? nextDescription(files) ?? {};
      if (key === undefined) return { failedFile: null };
      const failed = upload ? 'upload' : 'description';
      return { failedFile: { key, failed, failure: ApiError.from(error) } };
    }),
    forgetUploads: assign(({ context }) => ({ files: unsent(context.files) })),
    /** Appends content begun since. */
    restore: assign(({ context }, { written }: { written: ComposerValues }) => ({
      ...joinPostFiles(written.files, context.files, context.rules),
      text: joinTexts(written.text, context.text),
      clientId: isUntouched(context) ? written.clientId : null,
    })),
    clear: assign(empty),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    emitPublished: emit((_, { post }: { post: Post | null }) => ({
      type: 'post.published',
      post,
    })),
    emitFailed: emit({ type: 'post.failed' }),
    emitRejected: emit({ type: 'files.rejected' }),
    /** An action besides the emitted event, since it must run without a view too. */
    publish: (_, _params: { post: Post | null }) => {},
    takeDraft: assign((_, { found }: { found: FoundDraft | null }) => ({
      ...empty,
      ...(found && {
        text: found.draft.text,
        files: draftedFiles(found.draft.files),
        clientId: found.draft.clientId,
      }),
    })),
    confirmTaken: sendTo('draft', (_, { found }: { found: FoundDraft | null }) => ({
      type: 'draft.taken',
      hold: found?.hold ?? null,
    })),
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'draft.changed',
      draft: draftOf(context),
    })),
    /** Stored at once: after a page unload the retry must have the same key. */
    keepTry: sendTo('draft', { type: 'draft.due' }),
    dropDraft: sendTo('draft', { type: 'draft.changed', draft: null }),
    noteDraft: assign({ draftProblem: (_, of: { problem: DraftProblem | null }) => of.problem }),
  },
  guards: {
    isBlank: ({ context: { text, files, needsText } }) =>
      text.trim() === '' && (needsText || files.length === 0),
    isTooLong: ({ context }) => context.text.trim().length > POST_MAX_LENGTH,
    isOverDescribed: ({ context }) => isOverDescribed(context.files),
    isUntouched: ({ context }) => isUntouched(context),
    hasUpload: ({ context }) => nextUpload(context.files) !== undefined,
    hasDescription: ({ context }) => nextDescription(context.files) !== undefined,
    isFound: (_, { found }: { found: FoundDraft | null }) => found !== null,
    lostUploads: (_, { error }: { error: unknown }) => ApiError.from(error).status === 404,
  },
});
