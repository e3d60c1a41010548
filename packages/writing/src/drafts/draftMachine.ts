import { assign, enqueueActions, fromCallback, fromPromise, sendParent, setup } from 'xstate';
import type { Draft, DraftHold, DraftSearch, FoundDraft, PersistedDraft } from './draft.ts';

/** Milliseconds after a change until the draft is kept. */
const KEEP_DELAY = 500;

/** Why a draft is not kept as it is: its files do not fit, or the browser keeps nothing. */
export type DraftProblem = 'textOnly' | 'unsaved';

export interface DraftInput {
  /** Name of the place where it is written, such as `feed.composer` or `posts.comment.{post id}`. */
  name: string;
}

export interface DraftContext extends DraftInput {
  hold: DraftHold | null;
  /** What is still to be kept; its draft is null where the kept one is to go. */
  unsaved: { draft: Draft | null } | null;
  /** What is being kept. */
  keeping: Draft | null;
}

/** What the owner tells its draft. */
export type DraftEvent =
  /** It reads so now; null once it is sent or discarded. */
  | { type: 'draft.changed'; draft: Draft | null }
  /** What was found is what is written now. */
  | { type: 'draft.taken'; hold: DraftHold | null }
  /** It is kept at once: the page goes, or what follows may end it. */
  | { type: 'draft.due' }
  | { type: 'draft.changedElsewhere' };

/** What a draft tells its owner, whose machine has to know these events. */
export type DraftNews =
  /** A kept draft, or that another tab has sent or discarded it. Whoever takes it says so. */
  | { type: 'draft.found'; found: FoundDraft | null }
  /** Whether something is the matter with keeping it. */
  | { type: 'draft.kept'; problem: DraftProblem | null };

const missing = (name: string) => () => {
  throw new Error(`draft: provide ${name}`);
};

/**
 * Keeps what is being written, so that it outlives reload, expiry and a crash: a child of the
 * machine that it is written in. What is typed before the kept draft is found is a draft of its own.
 */
export const draftMachine = setup({
  types: {
    input: {} as DraftInput,
    context: {} as DraftContext,
    events: {} as DraftEvent,
  },
  actors: {
    findDraft: fromPromise<FoundDraft | null, DraftSearch>(missing('findDraft')),
    keepDraft: fromPromise<PersistedDraft, DraftSearch & { draft: Draft | null }>(
      missing('keepDraft'),
    ),
    /** Says `draft.due` when the page goes, `draft.changedElsewhere` when another tab wrote. */
    watchPage: fromCallback<DraftEvent, DraftInput>(missing('watchPage')),
  },
  actions: {
    logFailure: (_, _params: { error: unknown }) => missing('logFailure')(),
    noteChange: assign({ unsaved: (_, { draft }: { draft: Draft | null }) => ({ draft }) }),
    forgetChange: assign({ unsaved: null }),
    notePersisted: assign({ hold: (_, { hold }: { hold: DraftHold | null }) => hold }),
    emitFound: enqueueActions(({ context, enqueue }, { found }: { found: FoundDraft | null }) => {
      if (found?.hold.revision === context.hold?.revision) return;
      enqueue(sendParent({ type: 'draft.found', found } satisfies DraftNews));
    }),
    /** Once nothing is left to be kept: who hears it may stop its draft. */
    publishPersisted: enqueueActions(
      ({ context, enqueue }, { problem }: { problem: DraftProblem | null }) => {
        if (context.unsaved !== null && problem === null) return;
        enqueue(sendParent({ type: 'draft.kept', problem } satisfies DraftNews));
      },
    ),
  },
  guards: {
    isNone: ({ context }, { draft }: { draft: Draft | null }) =>
      draft === null && context.hold === null,
    hasUnsaved: ({ context }) => context.unsaved !== null,
    isNotFound: ({ context }) => context.unsaved !== null && context.unsaved.draft === null,
  },
  delays: { keepDelay: KEEP_DELAY },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({ ...input, hold: null, unsaved: null, keeping: null }),
  // A change is still kept after its delay.
  invoke: {
    src: 'watchPage',
    input: ({ context: { name } }) => ({ name }),
    onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
  },
  initial: 'finding',
  on: {
    'draft.changed': { actions: { type: 'noteChange', params: ({ event }) => event } },
    'draft.taken': { actions: { type: 'notePersisted', params: ({ event }) => event } },
  },
  states: {
    finding: {
      on: {
        'draft.changed': [
          // Nothing was kept of it yet, and what is found is not what goes.
          {
            guard: { type: 'isNone', params: ({ event }) => event },
            actions: ['forgetChange', { type: 'publishPersisted', params: { problem: null } }],
          },
          { actions: { type: 'noteChange', params: ({ event }) => event } },
        ],
      },
      invoke: {
        src: 'findDraft',
        input: ({ context: { name, hold } }) => ({ name, hold }),
        onDone: {
          target: 'choosing',
          actions: { type: 'emitFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'publishPersisted', params: { problem: 'unsaved' } },
        },
      },
    },
    choosing: {
      always: [
        { guard: 'isNotFound', target: 'keeping' },
        { guard: 'hasUnsaved', target: 'waiting' },
        { target: 'resting' },
      ],
    },
    resting: {
      on: {
        'draft.changed': {
          target: 'choosing',
          actions: { type: 'noteChange', params: ({ event }) => event },
        },
        'draft.changedElsewhere': 'finding',
      },
    },
    waiting: {
      // The first change sets the clock, so that who never pauses is kept as well.
      after: { keepDelay: 'keeping' },
      always: { guard: 'isNotFound', target: 'keeping' },
      on: { 'draft.due': 'keeping' },
    },
    keeping: {
      // What changes from here on is another change.
      entry: assign({ keeping: ({ context }) => context.unsaved?.draft ?? null, unsaved: null }),
      invoke: {
        src: 'keepDraft',
        input: ({ context: { name, hold, keeping } }) => ({ name, hold, draft: keeping }),
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'notePersisted', params: ({ event }) => event.output },
            { type: 'publishPersisted', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'choosing',
          actions: { type: 'publishPersisted', params: { problem: 'unsaved' } },
        },
      },
    },
  },
});
