import { provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { type ActorRefFrom, fromCallback, setup } from 'xstate';
import type { invitationsMachine } from './invitationsFlow.ts';

/** Milliseconds for which groups that are read already wait for expected invitations. */
const HOLD_MS = 500;

const NOTE_SOME = { type: 'noteSome', params: { hasSome: true } } as const;

type Invitations = ActorRefFrom<typeof invitationsMachine>;
interface PlaceContext {
  invitations: Invitations;
  /** True when some are expected. */
  hadSome: boolean;
}

type InvitationsRead = { type: 'invitations.came' } | { type: 'invitations.ended' };

/**
 * True when open invitations were there at the last visit: some are expected again. Of the device,
 * since it is needed before the member is known.
 */
export const storedHadSome = {
  key: 'saudagar.groups.invited.v1',
  fallback: false,
  parse: (stored: unknown) => (typeof stored === 'boolean' ? stored : null),
} as const;

/**
 * Places invitations above the groups without moving these: expected ones appear together with
 * them, others wait behind a button.
 */
// GRP-191
export const invitationsPlaceMachine = setup({
  types: {
    input: {} as PlaceContext,
    context: {} as PlaceContext,
    events: {} as InvitationsRead | { type: 'invitations.opened' } | { type: 'groups.read' },
    tags: {} as 'undecided' | 'shown',
  },
  actors: { watchInvitations: fromCallback<InvitationsRead, Invitations>(() => {}) },
  actions: {
    noteSome: (_, _params: { hasSome: boolean }) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: { areExpected: ({ context }) => context.hadSome },
  delays: { holdDelay: HOLD_MS },
}).createMachine({
  id: 'invitationsPlace',
  context: ({ input }) => input,
  invoke: {
    src: 'watchInvitations',
    input: ({ context }) => context.invitations,
    onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
  },
  initial: 'deciding',
  on: {
    'invitations.ended': {
      target: '.none',
      actions: { type: 'noteSome', params: { hasSome: false } },
    },
  },
  states: {
    deciding: { always: [{ guard: 'areExpected', target: 'reading' }, { target: 'none' }] },
    reading: {
      tags: 'undecided',
      on: { 'groups.read': 'holding', 'invitations.came': 'shown' },
    },
    holding: {
      tags: 'undecided',
      after: { holdDelay: 'none' },
      on: { 'invitations.came': 'shown' },
    },
    none: { on: { 'invitations.came': 'late' } },
    late: { entry: NOTE_SOME, on: { 'invitations.opened': 'opened' } },
    opened: { tags: 'shown' },
    shown: { tags: 'shown', entry: NOTE_SOME },
  },
});

/** Follows the list of invitations: open ones, or that they could not be read. */
export const provideInvitationsPlace = (portal: Portal) =>
  provideFlow(invitationsPlaceMachine, {
    actors: {
      watchInvitations: fromCallback<InvitationsRead, Invitations>(({ input, sendBack }) => {
        let last: InvitationsRead['type'] | undefined;
        const follow = (snapshot: ReturnType<Invitations['getSnapshot']>) => {
          const isThere = snapshot.hasTag('some') || snapshot.hasTag('failed');
          if (!isThere && !snapshot.hasTag('empty')) return;
          const type = isThere ? 'invitations.came' : 'invitations.ended';
          if (type !== last) sendBack({ type });
          last = type;
        };
        follow(input.getSnapshot());
        const { unsubscribe } = input.subscribe(follow);
        return unsubscribe;
      }),
    },
    actions: {
      noteSome: (_: unknown, { hasSome }: { hasSome: boolean }) =>
        portal.stored<boolean>(storedHadSome).write(hasSome),
    },
  });
