import { ApiError } from '@saudagar/contract';
import { assign, emit, setup } from 'xstate';
import { requiredAction, requiredActor } from './required.ts';

/** Context of a {@link choiceMachine}. */
export interface ChoiceContext<Subject, Value> {
  subject: Subject;
  /** The server's value. */
  settled: Value;
  /** The member's last choice, which the view shows. */
  desired: Value;
  /** Value of the pending call. */
  sent: Value;
  /** Error of the last choice, which was rolled back. */
  failure: ApiError | null;
}

/** Event of a {@link choiceMachine}. */
export type ChoiceEvent<Value> =
  | { type: 'choice.made'; value: Value }
  /** The server's value was read, as after a change in another tab. */
  | { type: 'choice.read'; value: Value };

/**
 * An optimistic choice among several values, such as an audience. It rolls back on failure; quick
 * repeats collapse into the last one. Its package provides `choose` and `publish`.
 */
export function choiceMachine<Subject, Value extends string>(id: string) {
  return setup({
    types: {
      context: {} as ChoiceContext<Subject, Value>,
      input: {} as { subject: Subject; known: Value },
      events: {} as ChoiceEvent<Value>,
      emitted: {} as { type: 'choice.failed'; failure: ApiError },
      tags: {} as 'idle' | 'busy',
    },
    actors: { choose: requiredActor<unknown, { subject: Subject; value: Value }>(id, 'choose') },
    actions: {
      desire: assign((_, { value }: { value: Value }) => ({ desired: value })),
      note: assign((_, { value }: { value: Value }) => ({ settled: value })),
      settle: assign({ settled: ({ context }) => context.sent }),
      showSettled: assign({ desired: ({ context }) => context.settled }),
      keepFailure: assign((_, { error }: { error: unknown }) => ({
        failure: ApiError.from(error),
      })),
      forgetFailure: assign({ failure: null }),
      /** Publishes the settled choice to the rest of the kit. */
      publish: (_, _params: { subject: Subject; value: Value }) => requiredAction(id, 'publish')(),
      logFailure: (_, _params: { error: unknown }) => requiredAction(id, 'logFailure')(),
      emitFailed: emit((_, { error }: { error: unknown }) => ({
        type: 'choice.failed' as const,
        failure: ApiError.from(error),
      })),
    },
    guards: { wantsOther: ({ context }) => context.desired !== context.sent },
  }).createMachine({
    id,
    meta: { flow: 'choice' },
    context: ({ input: { subject, known } }) => ({
      subject,
      settled: known,
      desired: known,
      sent: known,
      failure: null,
    }),
    initial: 'settled',
    on: {
      'choice.made': {
        target: '.saving',
        actions: { type: 'desire', params: ({ event }) => event },
      },
      'choice.read': { actions: [{ type: 'note', params: ({ event }) => event }, 'showSettled'] },
    },
    states: {
      settled: { tags: 'idle' },
      saving: {
        tags: 'busy',
        entry: ['forgetFailure', assign({ sent: ({ context }) => context.desired })],
        invoke: {
          src: 'choose',
          input: ({ context: { subject, desired } }) => ({ subject, value: desired }),
          onDone: [
            { guard: 'wantsOther', target: 'saving', reenter: true, actions: 'settle' },
            {
              target: 'settled',
              actions: [
                'settle',
                {
                  type: 'publish',
                  params: ({ context: { subject, sent } }) => ({ subject, value: sent }),
                },
              ],
            },
          ],
          onError: [
            // The failed call may have taken effect, so the last choice is still sent.
            {
              guard: 'wantsOther',
              target: 'saving',
              reenter: true,
              actions: { type: 'logFailure', params: ({ event }) => event },
            },
            {
              target: 'failed',
              actions: [
                { type: 'logFailure', params: ({ event }) => event },
                { type: 'keepFailure', params: ({ event }) => event },
                'showSettled',
                { type: 'emitFailed', params: ({ event }) => event },
              ],
            },
          ],
        },
        on: {
          'choice.made': { actions: { type: 'desire', params: ({ event }) => event } },
          // The pending call decides; a failure rolls back to this.
          'choice.read': { actions: { type: 'note', params: ({ event }) => event } },
        },
      },
      failed: { tags: 'idle' },
    },
  });
}
