import type { ApiError, FileCategory } from '@saudagar/contract';
import { type ActorRefFrom, assign, fromCallback, setup } from 'xstate';

/** A file whose bytes are sent. */
export interface FileTransferInput {
  file: File;
  /** Purpose of the file, which limits its type and size. */
  category: FileCategory;
}

export interface FileTransferContext extends FileTransferInput {
  /** Id of the upload on the server, once it has begun. */
  uploadId: string | null;
  /** Number of bytes on their way or arrived. */
  sent: number;
  /** True from an interruption until the server answers again. */
  isLost: boolean;
  /** True when the member removed it before the server said what its upload is called. */
  isRemoved: boolean;
  /** Number of interruptions since bytes last arrived. */
  tries: number;
  /** Reason of the last interruption, or of the end; null when there is another way to send it. */
  failure: ApiError | null;
}

/** Bytes to send, from where an upload has them. */
export type BytesInput = Pick<FileTransferContext, 'file' | 'category' | 'uploadId'>;

export type FileTransferEvent =
  | { type: 'turn.came' }
  | { type: 'upload.begun'; uploadId: string | null }
  | { type: 'bytes.sent'; sent: number }
  | { type: 'bytes.arrived' }
  | { type: 'sending.interrupted'; failure: ApiError }
  | { type: 'sending.failed'; failure: ApiError | null }
  | { type: 'connection.returned' }
  /** The server made a file of the upload. */
  | { type: 'file.stored' }
  /** The member removed the file. */
  | { type: 'file.removed' };

/** Number of errors of the server in a row after which a transfer fails. */
const TRIES_MAX = 4;

const missing = (name: string) => () => {
  throw new Error(`fileTransfer: provide ${name}`);
};

/**
 * Sends the bytes of one chosen file while its member goes on writing (FEED-218–221): in its turn,
 * from where an interruption left it, until its form stores or drops it.
 */
export const fileTransferMachine = setup({
  types: {
    input: {} as FileTransferInput,
    context: {} as FileTransferContext,
    events: {} as FileTransferEvent,
  },
  actors: {
    /** Waits for a turn, and holds it until it is stopped. */
    turn: fromCallback<FileTransferEvent>(missing('turn')),
    sendBytes: fromCallback<FileTransferEvent, BytesInput>(missing('sendBytes')),
    connection: fromCallback<FileTransferEvent>(missing('connection')),
  },
  actions: {
    keepUpload: assign({ uploadId: (_, of: { uploadId: string | null }) => of.uploadId }),
    keepSent: assign(({ context }, { sent }: { sent: number }) => ({
      sent,
      isLost: false,
      tries: sent > context.sent ? 0 : context.tries,
    })),
    noteRemoved: assign({ isRemoved: true }),
    keepAll: assign({ sent: ({ context }) => context.file.size }),
    keepInterruption: assign(({ context }, { failure }: { failure: ApiError }) => ({
      failure,
      isLost: true,
      tries: context.tries + 1,
    })),
    keepFailure: assign({ failure: (_, of: { failure: ApiError | null }) => of.failure }),
    /** Deletes what the server has of it. */
    discard: (_, _params: { uploadId: string | null }) => {},
  },
  guards: {
    isRemoved: ({ context }) => context.isRemoved,
    isUnnamed: ({ context }) => context.uploadId === null,
    isHopeless: ({ context }, { failure }: { failure: ApiError }) =>
      failure.status !== undefined && context.tries + 1 >= TRIES_MAX,
  },
  delays: { patience: ({ context }) => Math.min(30_000, 500 * 2 ** context.tries) },
}).createMachine({
  id: 'fileTransfer',
  context: ({ input }) => ({
    ...input,
    ...{ uploadId: null, sent: 0, isLost: false, isRemoved: false, tries: 0, failure: null },
  }),
  initial: 'active',
  on: { 'file.removed': '.dropped' },
  states: {
    active: {
      invoke: { src: 'turn', onError: 'failed' },
      initial: 'waiting',
      states: {
        waiting: { on: { 'turn.came': 'sending' } },
        sending: {
          invoke: {
            src: 'sendBytes',
            input: ({ context }) => context,
            onError: '#fileTransfer.failed',
          },
          on: {
            'upload.begun': [
              {
                guard: 'isRemoved',
                target: '#fileTransfer.dropped',
                actions: { type: 'keepUpload', params: ({ event }) => event },
              },
              { actions: { type: 'keepUpload', params: ({ event }) => event } },
            ],
            // Its creation may be under way: it is deleted once it has a name.
            'file.removed': [
              { guard: 'isUnnamed', actions: 'noteRemoved' },
              { target: '#fileTransfer.dropped' },
            ],
            'bytes.sent': { actions: { type: 'keepSent', params: ({ event }) => event } },
            'bytes.arrived': { target: '#fileTransfer.sent', actions: 'keepAll' },
            'sending.interrupted': [
              { guard: 'isRemoved', target: '#fileTransfer.dropped' },
              {
                guard: { type: 'isHopeless', params: ({ event }) => event },
                target: '#fileTransfer.failed',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              {
                target: '#fileTransfer.interrupted',
                actions: { type: 'keepInterruption', params: ({ event }) => event },
              },
            ],
            'sending.failed': [
              { guard: 'isRemoved', target: '#fileTransfer.dropped' },
              {
                target: '#fileTransfer.failed',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
    interrupted: {
      invoke: { src: 'connection', onError: 'active' },
      after: { patience: 'active' },
      on: { 'connection.returned': 'active' },
    },
    sent: { on: { 'file.stored': 'stored' } },
    failed: {},
    stored: { type: 'final' },
    dropped: {
      type: 'final',
      entry: { type: 'discard', params: ({ context }) => context },
    },
  },
});

/** The transfer of one file. */
export type FileTransfer = ActorRefFrom<typeof fileTransferMachine>;
