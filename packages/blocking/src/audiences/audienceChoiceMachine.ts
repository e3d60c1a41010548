import { ApiError } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';

export interface AudienceChoiceContext<Value> {
  /** The server's value. */
  settled: Value;
  /** The member's last choice, which the view shows. */
  desired: Value;
  /** Value of the pending call. */
  sent: Value;
  failure: ApiError | null;
}

export type AudienceChoiceEvent<Value> =
  | { type: 'choice.made'; value: Value }
  /** The server's value was read, as after a change in another tab. */
  | { type: 'choice.read'; value: Value };

/**
 * A choice of an audience: who may do or see something of the member. It is optimistic and rolls
 * back on failure; quick repeats collapse into the last one.
 */
export const audienceChoiceMachine = <Value extends string>(id: string) =>
  setup({
    types: {
      context: {} as AudienceChoiceContext<Value>,
      input: {} as { known: Value },
      events: {} as AudienceChoiceEvent<Value>,
      tags: {} as 'idle',
    },
    actors: {
      choose: fromPromise<void, { value: Value }>(() => {
        throw new Error(`${id}: provide choose`);
      }),
    },
    actions: {
      desire: assign((_, { value }: { value: Value }) => ({ desired: value })),
      note: assign((_, { value }: { value: Value }) => ({ settled: value })),
      settle: assign({ settled: ({ context }) => context.sent }),
      showSettled: assign({ desired: ({ context }) => context.settled }),
      keepFailure: assign((_, { error }: { error: unknown }) => ({
        failure: ApiError.from(error),
      })),
      forgetFailure: assign({ failure: null }),
      /** Notifies the member's other views and tabs. */
      publish: () => {
        throw new Error(`${id}: provide publish`);
      },
    },
    guards: { wantsOther: ({ context }) => context.desired !== context.sent },
  }).createMachine({
    id,
    context: ({ input: { known } }) => ({
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
        entry: ['forgetFailure', assign({ sent: ({ context }) => context.desired })],
        invoke: {
          src: 'choose',
          input: ({ context }) => ({ value: context.desired }),
          onDone: [
            { guard: 'wantsOther', target: 'saving', reenter: true, actions: 'settle' },
            { target: 'settled', actions: ['settle', 'publish'] },
          ],
          onError: [
            // The failed call may have taken effect, so the last choice is still sent.
            { guard: 'wantsOther', target: 'saving', reenter: true },
            {
              target: 'failed',
              actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'showSettled'],
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
