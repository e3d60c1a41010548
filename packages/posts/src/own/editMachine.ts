import { ApiError, type Comment, type Post } from '@saudagar/contract';
import {
  type Chosen,
  chooseFiles,
  type FileRefusal,
  type FileRules,
  isDescriptionTooLong,
} from '@saudagar/files/machines';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { PostRef } from '../postRef.ts';

/** What the server made of an edited text. */
export type Edited =
  | { type: 'post.edited'; post: Post }
  | { type: 'comment.edited'; comment: Comment };

interface EditInput extends PostRef {
  /** The text as it stands. */
  text: string;
  /** Whether there is to be a text; else files alone will do, as in a group (GRP-115). */
  needsText: boolean;
  /** Most characters the server stores. */
  limit: number;
  /** Ids of the files it carries; null where they are not known or it carries none. */
  attachments: readonly string[] | null;
  /** What its pictures are said to show, by their ids. */
  described: Descriptions;
  /** Which files it takes. */
  rules: FileRules;
}

/** Descriptions of files by their ids. */
export type Descriptions = Readonly<Record<string, string>>;

/** A file that is to come, and what it shows. */
export interface Addition extends Chosen {
  readonly description: string;
}

/** How far the upload of added files is: which one it is at, and the share of its bytes. */
export interface EditUpload {
  readonly at: number;
  readonly share: number;
}

/** What is to be stored; `attachments`, those that stay, only where the files are changed. */
export interface EditedText extends PostRef {
  content: string;
  attachments: readonly string[] | undefined;
  /** Files to be uploaded and attached behind them. */
  added: readonly Addition[];
  /** Descriptions that were changed, by the ids of the files that stay. */
  described: Descriptions;
  onProgress: (upload: EditUpload) => void;
}

export interface EditContext extends EditInput {
  original: string;
  /** Ids of the files that are to go. */
  removed: readonly string[];
  /** Files that are to come. */
  added: readonly Addition[];
  /** Descriptions as they are to be. */
  descriptions: Descriptions;
  /** How far its files are, while it is saved. */
  upload: EditUpload | null;
  /** Why files of the last choice were not taken. */
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
  | { type: 'edit.submitted' }
  | { type: 'edit.closed' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.declined' };

/** A member's own post or comment being changed: nothing typed is lost but by their own word. */
export const editMachine = setup({
  types: {
    context: {} as EditContext,
    events: {} as EditEvent,
    input: {} as EditInput,
    emitted: {} as Edited | { type: 'edit.failed' } | { type: 'edit.closed' },
    tags: {} as 'idle' | 'refused',
  },
  actors: {
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
      const stored = attachmentsOf(context).map(() => ({ key: -1 }));
      const { taken, refusals } = chooseFiles([...stored, ...context.added], files, context.rules);
      const added = taken.map((one) => ({ ...one, description: '' }));
      return { added: [...context.added, ...added], refusals };
    }),
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
    /** Beside what is emitted: heard whether or not a view is there. */
    publish: (_, _params: { postId: string; edited: Edited }) => {
      throw new Error('edit: provide publish');
    },
    /** What the last try failed with, if one did: the text may turn out to be gone. */
    publishLeft: (_, _params: PostRef & { failure: ApiError | null }) => {
      throw new Error('edit: provide publishLeft');
    },
    publishFailed: emit({ type: 'edit.failed' }),
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
  initial: 'writing',
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
          actions: { type: 'addFiles', params: ({ event }) => event },
        },
        'addition.removed': {
          target: '.sorting',
          actions: { type: 'removeAddition', params: ({ event }) => event },
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
        'edit.closed': [{ guard: 'isUnchanged', target: 'closed' }, { target: 'asking' }],
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
              type: 'publish',
              params: ({ context: { postId }, event }) => ({ postId, edited: event.output }),
            },
            { type: 'emitEdited', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'writing.failed',
          actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'publishFailed'],
        },
      },
    },
    closed: {
      tags: 'idle',
      entry: [
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

/** Descriptions that are other than they were, of the files that stay. */
function changedDescriptions({ descriptions, described, removed }: EditContext): Descriptions {
  const changed = Object.entries(descriptions).filter(
    ([id, description]) =>
      !removed.includes(id) && description.trim() !== (described[id] ?? '').trim(),
  );
  return Object.fromEntries(changed);
}

/** Ids of the files that stay. */
function attachmentsOf({ attachments, removed }: EditContext): string[] {
  return attachments?.filter((id) => !removed.includes(id)) ?? [];
}
