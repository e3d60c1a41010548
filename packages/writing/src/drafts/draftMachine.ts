import { assign, enqueueActions, fromCallback, fromPromise, sendParent, setup } from 'xstate';
import type { Draft, DraftHold, DraftSearch, FoundDraft, PersistedDraft } from './draft.ts';

/** Milliseconds from a change until the draft is stored. */
const KEEP_DELAY = 500;

/** Reason a draft is stored partially or not at all: files over the quota, or no storage. */
export type DraftProblem = 'textOnly' | 'unsaved';

export interface DraftInput {
  /** Name of the composer, such as `feed.composer` or `posts.comment.{post id}`. */
  name: string;
}

export interface DraftContext extends DraftInput {
  hold: DraftHold | null;
  /** The change to store next; a null draft removes the stored one. */
  unsaved: { draft: Draft | null } | null;
  /** The draft being stored. */
  keeping: Draft | null;
}

/** Events a draft receives from its owner. */
export type DraftEvent =
  /** The draft's current content; null once it is sent or discarded. */
  | { type: 'draft.changed'; draft: Draft | null }
  /** The owner restored the found draft. */
  | { type: 'draft.taken'; hold: DraftHold | null }
  /** Stores the draft at once: the page is closing or may be replaced. */
  | { type: 'draft.due' }
  | { type: 'draft.changedElsewhere' };

/** Events a draft sends its owner, whose machine must handle them. */
export type DraftNews =
  /** A stored draft; null after another tab sent or discarded it. The owner confirms restoring. */
  | { type: 'draft.found'; found: FoundDraft | null }
  /** Reports the result of storing: null, or the problem. */
  | { type: 'draft.kept'; problem: DraftProblem | null };

const missing = (name: string) => () => {
  throw new Error(`draft: provide ${name}`);
};

/**
 * Persists a draft across reload, session expiry and crashes; a child of the composer's machine.
 * Text typed before the stored draft is found becomes a separate draft.
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
    /** Sends `draft.due` when the page closes, `draft.changedElsewhere` when another tab wrote. */
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
    /** Sent once nothing is pending, so that the owner may stop its draft. */
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
  // Without it, changes are still stored after the delay.
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
          // The discarded text was never stored; a draft found later is another one.
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
      // The first change starts the timer, so that continuous typing is stored too.
      after: { keepDelay: 'keeping' },
      always: { guard: 'isNotFound', target: 'keeping' },
      on: { 'draft.due': 'keeping' },
    },
    keeping: {
      // Later changes count as another change.
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
