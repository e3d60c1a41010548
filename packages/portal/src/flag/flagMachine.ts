import { ApiError, type BodyOf, type FlagReason, type flagContent } from '@saudagar/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { newClientId } from '../clientId.ts';

/** Kinds of content that can be flagged. */
export type FlaggedType = BodyOf<typeof flagContent>['content_type'];

/** What is flagged. */
export interface FlagInput {
  contentType: FlaggedType;
  contentId: string;
}

export interface FlagContext extends FlagInput {
  reason: FlagReason | null;
  description: string;
  failure: ApiError | null;
  /** Makes a repeated try the same flag: kept until something of it is changed. */
  clientId: string | null;
}

/** A flag as it is sent. */
export interface Flag extends FlagInput {
  reason: FlagReason;
  description: string;
  clientId: string;
}

export type FlagEvent =
  | { type: 'reason.chosen'; reason: FlagReason }
  | { type: 'description.changed'; description: string }
  | { type: 'flag.submitted' };

/** Flagging one thing for moderators: a reason, perhaps some words, sent (FEED-151–173). */
export const flagMachine = setup({
  types: {
    input: {} as FlagInput,
    context: {} as FlagContext,
    events: {} as FlagEvent,
    emitted: {} as { type: 'content.flagged' } | { type: 'flag.refused'; failure: ApiError },
    tags: {} as 'idle',
  },
  actors: {
    sendFlag: fromPromise<unknown, Flag>(() => {
      throw new Error('flag: provide sendFlag');
    }),
  },
  actions: {
    chooseReason: assign((_, { reason }: { reason: FlagReason }) => ({
      reason,
      failure: null,
      clientId: null,
    })),
    describe: assign((_, { description }: { description: string }) => ({
      description,
      clientId: null,
    })),
    beginTry: assign({ clientId: ({ context }) => context.clientId ?? newClientId() }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    tellFlagged: emit({ type: 'content.flagged' }),
    tellRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'flag.refused',
      failure: ApiError.from(error),
    })),
  },
  guards: {
    isUntouched: ({ context }) => context.reason === null && context.description.trim() === '',
    hasReason: ({ context }) => context.reason !== null,
  },
}).createMachine({
  id: 'flag',
  context: ({ input }) => ({
    ...input,
    reason: null,
    description: '',
    failure: null,
    clientId: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'sorting',
      on: {
        'reason.chosen': {
          target: '.sorting',
          actions: { type: 'chooseReason', params: ({ event }) => event },
        },
        'description.changed': {
          target: '.sorting',
          actions: { type: 'describe', params: ({ event }) => event },
        },
        'flag.submitted': [{ guard: 'hasReason', target: 'sending' }, { target: '.unchosen' }],
      },
      states: {
        sorting: { always: [{ guard: 'isUntouched', target: 'untouched' }, { target: 'begun' }] },
        untouched: { tags: 'idle' },
        begun: {},
        /** Submitted without a reason (FEED-153). */
        unchosen: {
          on: {
            'description.changed': { actions: { type: 'describe', params: ({ event }) => event } },
          },
        },
        failed: {},
      },
    },
    sending: {
      entry: 'beginTry',
      invoke: {
        src: 'sendFlag',
        input: ({ context: { contentType, contentId, reason, description, clientId } }) => ({
          contentType,
          contentId,
          reason: reason as FlagReason,
          description: description.trim(),
          clientId: clientId as string,
        }),
        onDone: { target: 'flagged', actions: 'tellFlagged' },
        onError: {
          target: 'editing.failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => event },
            { type: 'tellRefused', params: ({ event }) => event },
          ],
        },
      },
    },
    /** Done: the next flag starts with empty fields (FEED-169). */
    flagged: { type: 'final' },
  },
});

/** The reference server says so in the member's language. */
const ALREADY = /already flagged|sudah melaporkan/i;

/** Which of the documented texts a failed flag is answered with (FEED-170–173). */
export function flagRefusal({
  status,
  detail,
}: ApiError): 'already' | 'detail' | 'missing' | 'other' {
  if (status === 404) return 'missing';
  if (status !== 400 || !detail) return 'other';
  return ALREADY.test(detail) ? 'already' : 'detail';
}
