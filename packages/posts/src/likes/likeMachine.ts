import { assign, fromPromise, setup } from 'xstate';
import type { Written } from '../written.ts';

/** Whether something is liked by the member, and by how many members in all. */
export interface Like {
  liked: boolean;
  count: number;
}

interface LikeContext extends Written {
  /** What the server said last. */
  settled: Like;
  /** What the member wants. */
  desired: boolean;
  /** What the call under way asks for. */
  sent: boolean;
}

type LikeEvent = { type: 'like.toggled' } | ({ type: 'like.read' } & Like);

/** The server's word on a like: the count only where it tells (additive). */
export interface LikeReply {
  liked: boolean;
  likes_count?: number | undefined;
}

/**
 * The like of one post or comment (FEED-102–107): shown at once, sent as the value wanted, rolled back on failure.
 * Toggles made during a call collapse into the last one, which is sent when the call has ended.
 */
export const likeMachine = setup({
  types: {
    context: {} as LikeContext,
    events: {} as LikeEvent,
    input: {} as Written & Like,
  },
  actors: {
    setLike: fromPromise<LikeReply, Written & { liked: boolean }>(() => {
      throw new Error('like: provide setLike');
    }),
  },
  actions: {
    toggle: assign({ desired: ({ context }) => !context.desired }),
    settle: assign(({ context: { settled } }, reply: LikeReply) => ({
      settled: {
        liked: reply.liked,
        count: reply.likes_count ?? countAfter(settled, reply.liked),
      },
    })),
    takeServersWord: assign({ desired: ({ context }) => context.settled.liked }),
    /** Tells wherever it is shown, whether or not the view is there that it was pressed in. */
    tellSettled: (_, _params: Written & Like) => {
      throw new Error('like: provide tellSettled');
    },
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('like: provide logFailure');
    },
  },
  guards: { wantsOther: ({ context }) => context.desired !== context.sent },
}).createMachine({
  id: 'like',
  context: ({ input: { liked, count, ...liking } }) => ({
    ...liking,
    settled: { liked, count },
    desired: liked,
    sent: liked,
  }),
  initial: 'settled',
  states: {
    settled: {
      tags: 'idle',
      on: {
        'like.toggled': { target: 'saving', actions: 'toggle' },
        'like.read': {
          actions: assign({
            settled: ({ event: { liked, count } }) => ({ liked, count }),
            desired: ({ event }) => event.liked,
          }),
        },
      },
    },
    saving: {
      entry: assign({ sent: ({ context }) => context.desired }),
      invoke: {
        src: 'setLike',
        input: ({ context: { postId, commentId, desired } }) => ({
          postId,
          commentId,
          liked: desired,
        }),
        onDone: [
          {
            guard: 'wantsOther',
            target: 'saving',
            reenter: true,
            actions: { type: 'settle', params: ({ event }) => event.output },
          },
          {
            target: 'settled',
            actions: [
              { type: 'settle', params: ({ event }) => event.output },
              'takeServersWord',
              { type: 'tellSettled', params: ({ context }) => settledOf(context) },
            ],
          },
        ],
        onError: [
          // Whether the lost call took effect is unknown, so the last wish is still sent.
          {
            guard: 'wantsOther',
            target: 'saving',
            reenter: true,
            actions: { type: 'logFailure', params: ({ event }) => event },
          },
          {
            target: 'settled',
            actions: [
              { type: 'logFailure', params: ({ event }) => event },
              'takeServersWord',
              { type: 'tellSettled', params: ({ context }) => settledOf(context) },
            ],
          },
        ],
      },
      on: { 'like.toggled': { actions: 'toggle' } },
    },
  },
});

/** What the member sees: their wish, with the count it leads to. */
export function shownLike({ settled, desired }: LikeContext): Like {
  return { liked: desired, count: countAfter(settled, desired) };
}

function countAfter({ liked, count }: Like, next: boolean): number {
  return liked === next ? count : Math.max(0, count + (next ? 1 : -1));
}

const settledOf = ({ postId, commentId, settled }: LikeContext) => ({
  postId,
  commentId,
  ...settled,
});
