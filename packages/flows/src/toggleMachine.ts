import { ApiError } from '@saudagar/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { requiredAction, requiredActor } from './required.ts';

/** A choice, and the number of members who made it; null without a count. */
export interface ToggleState {
  value: boolean;
  count: number | null;
}

/** Context of a {@link toggleMachine}. */
export interface ToggleContext<Subject> {
  subject: Subject;
  /** The server's last value. */
  settled: ToggleState;
  /** The member's last choice, which the view shows. */
  desired: boolean;
  /** Value of the pending call. */
  sent: boolean;
}

/** The choice as sent by the server; a missing count is calculated. */
export interface ServerState {
  value: boolean;
  count?: number | null | undefined;
}

/** The choice in a reply; a missing value equals the sent one. */
export type RepliedState = Pick<ServerState, 'count'> & { value?: boolean | undefined };

/**
 * An optimistic choice, sent as the desired value. It rolls back on failure; quick repeats collapse
 * into the last one. Its package provides `set`, `publish` and `logFailure`.
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
      events: {} as
        | { type: 'toggle.pressed' }
        | ({ type: 'toggle.read' } & ServerState)
        /** An earlier page's choice waits for the server. */
        | { type: 'toggle.awaited'; value: boolean },
      emitted: {} as { type: 'toggle.failed'; failure: ApiError },
      tags: {} as 'idle' | 'busy',
    },
    actors: {
      set: requiredActor<Reply, { subject: Subject; value: boolean }>(id, 'set'),
      /** Ends with the reply to a choice that waits. @default none waits */
      watchSent: fromPromise<Reply, { subject: Subject }>(() => {
        throw new ApiError('aborted');
      }),
    },
    actions: {
      flip: assign({ desired: ({ context }) => !context.desired }),
      note: assign(({ context: { settled } }, { value, count }: ServerState) => ({
        settled: { value, count: count ?? countAfter(settled, value) },
      })),
      await: assign((_, { value }: { value: boolean }) => ({ desired: value, sent: value })),
      settle: assign({
        settled: ({ context }, { reply }: { reply: Reply }) => stateAfter(context, reply),
      }),
      showSettled: assign({ desired: ({ context }) => context.settled.value }),
      /** Publishes the settled choice to the rest of the kit; `reply` is null after a failure. */
      publish: (_, _params: { subject: Subject; settled: ToggleState; reply: Reply | null }) =>
        requiredAction(id, 'publish')(),
      logFailure: (_, _params: { error: unknown }) => requiredAction(id, 'logFailure')(),
      emitFailed: emit((_, { error }: { error: unknown }) => ({
        type: 'toggle.failed' as const,
        failure: ApiError.from(error),
      })),
    },
    guards: {
      wantsOther: ({ context }) => context.desired !== context.sent,
      isWaiting: (_, { error }: { error: unknown }) => ApiError.from(error).isWaiting,
    },
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
          'toggle.awaited': {
            target: 'waiting',
            actions: { type: 'await', params: ({ event }) => event },
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
            { guard: { type: 'isWaiting', params: ({ event }) => event }, target: 'waiting' },
            // The failed call may have taken effect, so the last choice is still sent.
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
          // The pending call decides; a failure rolls back to this.
          'toggle.read': { actions: { type: 'note', params: ({ event }) => event } },
        },
      },
      // Stored on this device: a further choice takes its place there.
      waiting: {
        tags: 'busy',
        always: { guard: 'wantsOther', target: 'saving' },
        invoke: {
          src: 'watchSent',
          input: ({ context: { subject } }) => ({ subject }),
          onDone: {
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
          onError: {
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
        },
        on: {
          'toggle.pressed': { target: 'saving', actions: 'flip' },
          'toggle.awaited': { actions: { type: 'await', params: ({ event }) => event } },
          'toggle.read': { actions: { type: 'note', params: ({ event }) => event } },
        },
      },
    },
  });
}

/** The choice to show: the member's own, with the resulting count. */
export const shownToggle = ({ settled, desired }: ToggleContext<unknown>): ToggleState => ({
  value: desired,
  count: countAfter(settled, desired),
});

function countAfter({ value, count }: ToggleState, next: boolean): number | null {
  if (count === null || value === next) return count;
  return Math.max(0, count + (next ? 1 : -1));
}
