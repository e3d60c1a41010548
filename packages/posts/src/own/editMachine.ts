import { ApiError, type Comment, type Post } from '@saudagar/contract';
import {
  type Chosen,
  chooseFiles,
  dropFiles,
  type FileRefusal,
  type FileRules,
  isDescriptionTooLong,
  type PhotoNews,
  photoPreparation,
  photosChosen,
  replaceFile,
  reportPhotos,
} from '@saudagar/files/machines';
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { PostRef } from '../postRef.ts';

/** The server's version of an edited text. */
export type Edited =
  | { type: 'post.edited'; post: Post }
  | { type: 'comment.edited'; comment: Comment };

export interface EditInput extends PostRef {
  /** Current text. */
  text: string;
  /** True when a text is required; false when files are enough, as in a group (GRP-115). */
  needsText: boolean;
  /** Maximum length the server stores. */
  limit: number;
  /** Ids of the current files; null when unknown or none. */
  attachments: readonly string[] | null;
  /** Image descriptions by file id. */
  described: Descriptions;
  /** Files a post accepts. */
  rules: FileRules;
}

/** Descriptions by file id. */
export type Descriptions = Readonly<Record<string, string>>;

/** A file to add, with its description. */
export interface Addition extends Chosen {
  readonly description: string;
}

/** Progress of uploading added files: index of the current one and share of its bytes. */
export interface EditUpload {
  readonly at: number;
  readonly share: number;
}

/** The edit to save; `attachments`, the remaining files, only if files changed. */
export interface EditedText extends PostRef {
  content: string;
  attachments: readonly string[] | undefined;
  /** Files to upload and attach after the others. */
  added: readonly Addition[];
  /** Changed descriptions of remaining files, by id. */
  described: Descriptions;
  onProgress: (upload: EditUpload) => void;
}

export interface EditContext extends EditInput {
  original: string;
  /** Ids of files to remove. */
  removed: readonly string[];
  /** Files to add. */
  added: readonly Addition[];
  /** Descriptions in the editor. */
  descriptions: Descriptions;
  /** Upload progress while saving. */
  upload: EditUpload | null;
  /** Reasons for the rejected files of the last choice. */
  refusals: readonly FileRefusal[];
  failure: ApiError | null;
}

export type EditEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'file.removed'; id: string }
  | { type: 'files.added'; files: readonly File[] }
  | { type: 'addition.removed'; key: number }
  | { type: 'file.described'; id: string; description: string }
  | { type: 'addition.described'; key: number; description: string }
  | { type: 'upload.progressed'; upload: EditUpload }
  | PhotoNews
  | { type: 'edit.submitted' }
  | { type: 'edit.leaveRequested' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.declined' };

/** Edits a member's own post or comment; typed text is only discarded after confirmation. */
export const editMachine = setup({
  types: {
    context: {} as EditContext,
    events: {} as EditEvent,
    input: {} as EditInput,
    emitted: {} as Edited | { type: 'edit.failed' } | { type: 'edit.closed' },
    // Child ids are any string: published declarations cannot type only some of them.
    children: {} as Record<string, 'photos'>,
    tags: {} as 'idle' | 'refused',
  },
  actors: {
    photos: photoPreparation,
    saveText: fromPromise<Edited, EditedText>(() => {
      throw new Error('edit: provide saveText');
    }),
  },
  actions: {
    changeText: assign((_, { text }: { text: string }) => ({ text })),
    removeFile: assign(({ context }, { id }: { id: string }) => ({
      removed: [...context.removed, id],
      refusals: [],
    })),
    addFiles: assign(({ context }, { files }: { files: readonly File[] }) => {
      const present = [...attachmentsOf(context).map(() => ({ key: -1 })), ...context.added];
      const { taken, refusals } = chooseFiles(present, files, context.rules, 'smaller');
      const added = taken.map((one) => ({ ...one, description: '' }));
      return { added: [...context.added, ...added], refusals };
    }),
    preparePhotos: sendTo('photos', ({ context }, { files }: { files: readonly File[] }) =>
      photosChosen(files, context.added, { rules: context.rules, mode: 'smaller' }),
    ),
    refusePhoto: assign(({ context }, news: { from: File; refusal: FileRefusal }) => ({
      added: context.added.filter(({ file }) => file !== news.from),
      refusals: [...context.refusals, news.refusal],
    })),
    dropAdditions: ({ context: { added }, event }) =>
      dropFiles(added.filter(({ key }) => event.type !== 'addition.removed' || event.key === key)),
    removeAddition: assign(({ context }, { key }: { key: number }) => ({
      added: context.added.filter((file) => file.key !== key),
      refusals: [],
    })),
    describeFile: assign(({ context }, of: { id: string; description: string }) => ({
      descriptions: { ...context.descriptions, [of.id]: of.description },
    })),
    describeAddition: assign(({ context }, of: { key: number; description: string }) => ({
      added: context.added.map((file) =>
        file.key === of.key ? { ...file, description: of.description } : file,
      ),
    })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    emitEdited: emit((_, edited: Edited) => edited),
    /** An action besides the emitted event, since it must run without a view too. */
    publishEdited: (_, _params: { postId: string; edited: Edited }) => {
      throw new Error('edit: provide publishEdited');
    },
    /** Reports the last attempt's error, if any, which may say that the text was deleted. */
    publishLeft: (_, _params: PostRef & { failure: ApiError | null }) => {
      throw new Error('edit: provide publishLeft');
    },
    emitFailed: emit({ type: 'edit.failed' }),
    emitClosed: emit({ type: 'edit.closed' }),
  },
  guards: {
    isUnchanged: ({ context }) =>
      context.text.trim() === context.original.trim() &&
      !hasOtherFiles(context) &&
      Object.keys(changedDescriptions(context)).length === 0,
    isBlank: ({ context }) =>
      context.text.trim() === '' &&
      (context.needsText || attachmentsOf(context).length + context.added.length === 0),
    isTooLong: ({ context }) => context.text.trim().length > context.limit,
    isOverDescribed: ({ context }) =>
      context.added.some(({ description }) => isDescriptionTooLong(description)) ||
      Object.values(changedDescriptions(context)).some(isDescriptionTooLong),
  },
}).createMachine({
  id: 'edit',
  context: ({ input }) => ({
    ...input,
    original: input.text,
    removed: [],
    added: [],
    descriptions: input.described,
    upload: null,
    refusals: [],
    failure: null,
  }),
  invoke: { src: 'photos', id: 'photos', onError: { actions: reportPhotos } },
  initial: 'writing',
  on: {
    'photo.prepared': {
      actions: assign({ added: ({ context, event }) => replaceFile(context.added, event) }),
    },
  },
  states: {
    writing: {
      initial: 'sorting',
      on: {
        'text.changed': {
          target: '.sorting',
          actions: { type: 'changeText', params: ({ event }) => event },
        },
        'file.removed': {
          target: '.sorting',
          actions: { type: 'removeFile', params: ({ event }) => event },
        },
        'files.added': {
          target: '.sorting',
          actions: [
            { type: 'addFiles', params: ({ event }) => event },
            { type: 'preparePhotos', params: ({ event }) => event },
          ],
        },
        'photo.refused': {
          target: '.sorting',
          actions: { type: 'refusePhoto', params: ({ event }) => event },
        },
        'addition.removed': {
          target: '.sorting',
          actions: ['dropAdditions', { type: 'removeAddition', params: ({ event }) => event }],
        },
        'file.described': {
          target: '.sorting',
          actions: { type: 'describeFile', params: ({ event }) => event },
        },
        'addition.described': {
          target: '.sorting',
          actions: { type: 'describeAddition', params: ({ event }) => event },
        },
        'edit.submitted': [
          { guard: 'isBlank', target: '.blank' },
          { guard: 'isTooLong', target: '.tooLong' },
          { guard: 'isOverDescribed', target: '.overDescribed' },
          { guard: 'isUnchanged', target: 'closed' },
          { target: 'saving' },
        ],
        'edit.leaveRequested': [{ guard: 'isUnchanged', target: 'closed' }, { target: 'asking' }],
      },
      states: {
        sorting: { always: [{ guard: 'isUnchanged', target: 'unchanged' }, { target: 'changed' }] },
        unchanged: { tags: 'idle' },
        changed: {},
        blank: { tags: 'refused' },
        tooLong: { tags: 'refused' },
        overDescribed: { tags: 'refused' },
        failed: {},
      },
    },
    asking: { on: { 'discard.confirmed': 'closed', 'discard.declined': 'writing' } },
    saving: {
      entry: assign({ failure: null, upload: null }),
      on: {
        'upload.progressed': { actions: assign({ upload: ({ event }) => event.upload }) },
      },
      invoke: {
        src: 'saveText',
        input: ({ context, self }) => ({
          postId: context.postId,
          commentId: context.commentId,
          content: context.text.trim(),
          attachments: hasOtherFiles(context) ? attachmentsOf(context) : undefined,
          added: context.added,
          described: changedDescriptions(context),
          onProgress: (upload) => self.send({ type: 'upload.progressed', upload }),
        }),
        onDone: {
          target: 'closed',
          actions: [
            {
              type: 'publishEdited',
              params: ({ context: { postId }, event }) => ({ postId, edited: event.output }),
            },
            { type: 'emitEdited', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'writing.failed',
          actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'emitFailed'],
        },
      },
    },
    closed: {
      tags: 'idle',
      entry: [
        'dropAdditions',
        'emitClosed',
        {
          type: 'publishLeft',
          params: ({ context: { postId, commentId, failure } }) => ({ postId, commentId, failure }),
        },
      ],
    },
  },
});

const hasOtherFiles = ({ removed, added }: EditContext) => removed.length + added.length > 0;

/** Returns the changed descriptions of remaining files. */
function changedDescriptions({ descriptions, described, removed }: EditContext): Descriptions {
  const isChanged = ([id, description]: readonly [string, string]) =>
    !removed.includes(id) && description.trim() !== (described[id] ?? '').trim();
  return Object.fromEntries(Object.entries(descriptions).filter(isChanged));
}

/** Returns the ids of the remaining files. */
function attachmentsOf({ attachments, removed }: EditContext): string[] {
  return attachments?.filter((id) => !removed.includes(id)) ?? [];
}
