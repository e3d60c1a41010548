import { MESSAGE_MAX_LENGTH, newClientId, type QuotedMessage } from '@saudagar/contract';
import type { Outgoing } from '@saudagar/delivery/machines';
import {
  dropFiles,
  type FileRefusal,
  isPreparing,
  type PhotoNews,
  photoPreparation,
  reportPhotos,
} from '@saudagar/files/machines';
import {
  type DraftNews,
  type DraftProblem,
  draftMachine,
  type FoundDraft,
  joinTexts,
  type OfferedContent,
} from '@saudagar/writing/machines';
import { assign, emit, not, sendTo, setup } from 'xstate';
import { preparationOf, takeFiles } from './messageFiles.ts';

export interface MessageComposerContext {
  conversationId: string;
  text: string;
  files: readonly File[];
  /** The message it replies to (MSG-061). */
  replyTo: QuotedMessage | null;
  /** Reasons for the rejected files of the last choice. */
  refusals: readonly FileRefusal[];
  /** True when the contents equal the stored draft, which any tab may continue. */
  isPersisted: boolean;
  /** Text of the template waiting for confirmation to replace the typed text (MSG-052). */
  template: string | null;
}

export type MessageComposerEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'files.added'; files: readonly File[] }
  | ({ type: 'content.offered' } & OfferedContent)
  | PhotoNews
  | { type: 'file.removed'; at: number }
  | { type: 'reply.chosen'; message: QuotedMessage }
  | { type: 'reply.cancelled' }
  | { type: 'template.chosen'; text: string }
  | { type: 'template.confirmed' }
  | { type: 'template.declined' }
  | { type: 'message.submitted' }
  | DraftNews;

/** Returns the key of a conversation's draft and its actor. */
export const messageComposerKey = (conversationId: string) => `messaging.box.${conversationId}`;

const outgoingOf = ({
  conversationId,
  text,
  files,
  replyTo,
}: MessageComposerContext): Outgoing => ({
  clientId: newClientId(),
  roomId: conversationId,
  text: text.trim(),
  files,
  ...(replyTo && { replyTo }),
  writtenAt: Date.now(),
});

/** Composes a message with its draft (MSG-037–044); the outbox sends it. */
export const messageComposerMachine = setup({
  types: {
    context: {} as MessageComposerContext,
    input: {} as { conversationId: string },
    events: {} as MessageComposerEvent,
    emitted: {} as { type: 'reply.begun' },
    children: {} as { draft: 'draft'; photos: 'photos' },
    tags: {} as 'idle' | 'refused',
  },
  actors: { draft: draftMachine, photos: photoPreparation },
  actions: {
    /** Passes a message to the outbox. */
    send: (_, _params: { item: Outgoing }) => {
      throw new Error('messageComposer: provide send');
    },
    changeText: assign((_, { text }: { text: string }) => ({ text, isPersisted: false })),
    /** After what is written already. */
    appendText: assign(({ context }, { text }: OfferedContent) => ({
      text: joinTexts(context.text, text),
    })),
    addFiles: assign(({ context }, { files }: { files: readonly File[] }) => ({
      ...takeFiles(context.files, files),
      isPersisted: false,
    })),
    preparePhotos: sendTo('photos', ({ context }, { files }: { files: readonly File[] }) =>
      preparationOf(files, context.files),
    ),
    keepPrepared: assign(({ context }, { from, to }: { from: File; to: File }) => ({
      files: context.files.map((file) => (file === from ? to : file)),
      isPersisted: false,
    })),
    refusePhoto: assign(({ context }, { from, refusal }: { from: File; refusal: FileRefusal }) => ({
      files: context.files.filter((file) => file !== from),
      refusals: [...context.refusals, refusal],
      isPersisted: false,
    })),
    dropFile: ({ context }, { at }: { at: number }) =>
      dropFiles(context.files.slice(at, at + 1).map((file) => ({ file }))),
    removeFile: assign(({ context }, { at }: { at: number }) => ({
      files: context.files.toSpliced(at, 1),
      refusals: [],
      isPersisted: false,
    })),
    changeReply: assign((_, { replyTo }: { replyTo: QuotedMessage | null }) => ({
      replyTo,
      isPersisted: false,
    })),
    publishReply: emit({ type: 'reply.begun' }),
    hold: assign((_, { text }: { text: string }) => ({ template: text })),
    fill: assign(({ context }) => ({
      text: context.template ?? context.text,
      template: null,
      isPersisted: false,
    })),
    letGo: assign({ template: null }),
    clear: assign({ text: '', files: [], replyTo: null, refusals: [], isPersisted: false }),
    keepDraft: sendTo('draft', ({ context: { text, files, replyTo } }) => ({
      type: 'draft.changed',
      draft:
        text.trim() === '' && files.length === 0 && replyTo === null
          ? null
          : {
              text,
              clientId: null,
              files: files.map((file) => ({ file, uploadedAs: null })),
              ...(replyTo && { replyTo }),
            },
    })),
    takeDraft: assign((_, { found }: { found: FoundDraft | null }) => ({
      text: found?.draft.text ?? '',
      files: found?.draft.files.map(({ file }) => file) ?? [],
      replyTo: found?.draft.replyTo ?? null,
      isPersisted: found !== null,
    })),
    notePersisted: assign((_, { problem }: { problem: DraftProblem | null }) => ({
      isPersisted: problem === null,
    })),
    confirmTaken: sendTo('draft', (_, { found }: { found: FoundDraft | null }) => ({
      type: 'draft.taken',
      hold: found?.hold ?? null,
    })),
  },
  guards: {
    isUntouched: ({ context: { text, files, replyTo } }) =>
      text === '' && files.length === 0 && replyTo === null,
    /** Typed text is replaced by a found draft only if it equals the stored one. */
    canTake: ({ context: { text, files, replyTo, isPersisted } }) =>
      isPersisted || (text === '' && files.length === 0 && replyTo === null),
    isBlank: ({ context: { text, files } }) => text.trim() === '' && files.length === 0,
    isTooLong: ({ context }) => context.text.trim().length > MESSAGE_MAX_LENGTH,
    isChosen: ({ context }, { from }: { from: File }) => context.files.includes(from),
    isPreparing: ({ context }) => context.files.some(isPreparing),
  },
}).createMachine({
  id: 'messageComposer',
  context: ({ input }) => ({
    ...input,
    text: '',
    files: [],
    replyTo: null,
    refusals: [],
    isPersisted: false,
    template: null,
  }),
  invoke: [
    {
      id: 'draft',
      src: 'draft',
      input: ({ context: { conversationId } }) => ({ name: messageComposerKey(conversationId) }),
      onError: { actions: { type: 'notePersisted', params: { problem: 'unsaved' } } },
    },
    { id: 'photos', src: 'photos', onError: { actions: reportPhotos } },
  ],
  initial: 'empty',
  on: {
    'text.changed': {
      target: '.sorting',
      actions: [{ type: 'changeText', params: ({ event }) => event }, 'keepDraft'],
    },
    'files.added': {
      target: '.sorting',
      actions: [
        { type: 'addFiles', params: ({ event }) => event },
        { type: 'preparePhotos', params: ({ event }) => event },
        'keepDraft',
      ],
    },
    'content.offered': {
      target: '.sorting',
      actions: [
        { type: 'appendText', params: ({ event }) => event },
        { type: 'addFiles', params: ({ event }) => event },
        { type: 'preparePhotos', params: ({ event }) => event },
        'keepDraft',
      ],
    },
    'photo.prepared': {
      guard: { type: 'isChosen', params: ({ event }) => event },
      actions: [{ type: 'keepPrepared', params: ({ event }) => event }, 'keepDraft'],
    },
    'photo.refused': {
      guard: { type: 'isChosen', params: ({ event }) => event },
      target: '.sorting',
      actions: [{ type: 'refusePhoto', params: ({ event }) => event }, 'keepDraft'],
    },
    'file.removed': {
      target: '.sorting',
      actions: [
        { type: 'dropFile', params: ({ event }) => event },
        { type: 'removeFile', params: ({ event }) => event },
        'keepDraft',
      ],
    },
    'reply.chosen': {
      target: '.sorting',
      actions: [
        { type: 'changeReply', params: ({ event }) => ({ replyTo: event.message }) },
        'keepDraft',
        'publishReply',
      ],
    },
    'reply.cancelled': {
      target: '.sorting',
      actions: [{ type: 'changeReply', params: { replyTo: null } }, 'keepDraft'],
    },
    'draft.found': {
      guard: 'canTake',
      target: '.sorting',
      actions: [
        { type: 'takeDraft', params: ({ event }) => event },
        { type: 'confirmTaken', params: ({ event }) => event },
      ],
    },
    'draft.kept': { actions: { type: 'notePersisted', params: ({ event }) => event } },
    'template.chosen': [
      {
        guard: 'isBlank',
        target: '.sorting',
        actions: [{ type: 'hold', params: ({ event }) => event }, 'fill', 'keepDraft'],
      },
      { target: '.asking', actions: { type: 'hold', params: ({ event }) => event } },
    ],
    'message.submitted': [
      // A blank message is not sent (MSG-037).
      { guard: 'isBlank' },
      { guard: 'isTooLong', target: '.tooLong' },
      { target: '.waiting' },
    ],
  },
  states: {
    sorting: { always: [{ guard: 'isUntouched', target: 'empty' }, { target: 'filled' }] },
    empty: { tags: 'idle' },
    filled: {},
    tooLong: { tags: 'refused' },
    // A photo that cannot be read does not take the others along: it is named, and nothing is sent.
    waiting: {
      always: {
        guard: not('isPreparing'),
        target: 'empty',
        actions: [
          // Sent first, so that the outbox stores it before it is cleared here.
          { type: 'send', params: ({ context }) => ({ item: outgoingOf(context) }) },
          'clear',
          'keepDraft',
        ],
      },
    },
    // A template replaces typed text only after confirmation.
    asking: {
      on: {
        'template.confirmed': { target: 'filled', actions: ['fill', 'keepDraft'] },
        'template.declined': { target: 'sorting', actions: 'letGo' },
      },
    },
  },
});
