import { ApiError } from '@saudagar/contract';
import { assign, emit, setup } from 'xstate';
import { requiredAction, requiredActor } from './required.ts';

/** A choice, and how many made it in all; null where nobody counts. */
export interface ToggleState {
  value: boolean;
  count: number | null;
}

/** Context of a {@link toggleMachine}. */
export interface ToggleContext<Subject> {
  subject: Subject;
  /** The server's last answer. */
  settled: ToggleState;
  /** The member's last choice, which the view shows. */
  desired: boolean;
  /** The value of the pending call. */
  sent: boolean;
}

/** The choice as the server tells it; a count that it leaves out is reckoned. */
export interface ServerState {
  value: boolean;
  count?: number | null | undefined;
}

/** The choice as a reply tells it; a value that it leaves out is the one that was sent. */
export type RepliedState = Pick<ServerState, 'count'> & { value?: boolean | undefined };

/**
 * A choice that shows at once and is sent as the value wanted. It rolls back on failure; quick
 * repeats collapse into the last one. Its package provides `set`, `publish` and `logFailure`.
 */
export function toggleMachine<Subject, Reply>(
  id: string,
  readReply: (reply: Reply) => boolean | RepliedState,
) {
  const stateAfter = ({ settled, sent }: ToggleContext<Subject>, reply: Reply): ToggleState => {
    const parsed = readReply(reply);
    const { value = sent, count } = typeof parsed === 'boolean' ? { value: parsed } : parsed;
    return { value, count: count ?? countAfter(settled, value) };
  };
  return setup({
    types: {
      context: {} as ToggleContext<Subject>,
      input: {} as { subject: Subject } & ServerState,
      events: {} as { type: 'toggle.pressed' } | ({ type: 'toggle.read' } & ServerState),
      emitted: {} as { type: 'toggle.failed'; failure: ApiError },
      tags: {} as 'idle' | 'busy',
    },
    actors: { set: requiredActor<Reply, { subject: Subject; value: boolean }>(id, 'set') },
    actions: {
      flip: assign({ desired: ({ context }) => !context.desired }),
      note: assign(({ context: { settled } }, { value, count }: ServerState) => ({
        settled: { value, count: count ?? countAfter(settled, value) },
      })),
      settle: assign({
        settled: ({ context }, { reply }: { reply: Reply }) => stateAfter(context, reply),
      }),
      showSettled: assign({ desired: ({ context }) => context.settled.value }),
      /** Tells the rest of the kit where it settled; `reply` is null after a failure. */
      publish: (_, _params: { subject: Subject; settled: ToggleState; reply: Reply | null }) =>
        requiredAction(id, 'publish')(),
      logFailure: (_, _params: { error: unknown }) => requiredAction(id, 'logFailure')(),
      emitFailed: emit((_, { error }: { error: unknown }) => ({
        type: 'toggle.failed' as const,
        failure: ApiError.from(error),
      })),
    },
    guards: { wantsOther: ({ context }) => context.desired !== context.sent },
  }).createMachine({
    id,
    meta: { flow: 'toggle' },
    context: ({ input: { subject, value, count = null } }) => ({
      subject,
      settled: { value, count },
      desired: value,
      sent: value,
    }),
    initial: 'settled',
    states: {
      settled: {
        tags: 'idle',
        on: {
          'toggle.pressed': { target: 'saving', actions: 'flip' },
          'toggle.read': {
            actions: [{ type: 'note', params: ({ event }) => event }, 'showSettled'],
          },
        },
      },
      saving: {
        tags: 'busy',
        entry: assign({ sent: ({ context }) => context.desired }),
        invoke: {
          src: 'set',
          input: ({ context: { subject, desired } }) => ({ subject, value: desired }),
          onDone: [
            {
              guard: 'wantsOther',
              target: 'saving',
              reenter: true,
              actions: { type: 'settle', params: ({ event }) => ({ reply: event.output }) },
            },
            {
              target: 'settled',
              actions: [
                { type: 'settle', params: ({ event }) => ({ reply: event.output }) },
                'showSettled',
                {
                  type: 'publish',
                  params: ({ context: { subject, settled }, event }) => ({
                    subject,
                    settled,
                    reply: event.output,
                  }),
                },
              ],
            },
          ],
          onError: [
            // Whether the lost call took effect is unknown, so the last choice is still sent.
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
                'showSettled',
                {
                  type: 'publish',
                  params: ({ context: { subject, settled } }) => ({
                    subject,
                    settled,
                    reply: null,
                  }),
                },
                { type: 'emitFailed', params: ({ event }) => event },
              ],
            },
          ],
        },
        on: {
          'toggle.pressed': { actions: 'flip' },
          // The pending call decides; this is what a failure goes back to.
          'toggle.read': { actions: { type: 'note', params: ({ event }) => event } },
        },
      },
    },
  });
}

/** What the view shows: the member's choice, with the count that it leads to. */
export const shownToggle = ({ settled, desired }: ToggleContext<unknown>): ToggleState => ({
  value: desired,
  count: countAfter(settled, desired),
});

function countAfter({ value, count }: ToggleState, next: boolean): number | null {
  if (count === null || value === next) return count;
  return Math.max(0, count + (next ? 1 : -1));
}
