import { ApiError } from '@saudagar/contract';
import { assign, emit, setup } from 'xstate';
import { requiredAction, requiredActor } from './required.ts';

/** Context of a {@link commandMachine}. */
export interface CommandContext<Input, Done = unknown> {
  input: Input;
  /** Result of the command; null until it is done. */
  done: Done | null;
  /** Error of the last try. */
  failure: ApiError | null;
}

/** Event of a {@link commandMachine} at the end of a try. */
export type CommandEmitted<Done> =
  | { type: 'command.done'; done: Done }
  | { type: 'command.failed'; failure: ApiError };

/**
 * A write with an optional confirmation, sent once, and retried on request: delete, leave, join,
 * accept. Its package provides `run` and, if other views show its result, `publish`.
 */
export function commandMachine<Input, Done>(id: string) {
  return setup({
    types: {
      context: {} as CommandContext<Input, Done>,
      input: {} as { input: Input },
      events: {} as { type: 'command.confirmed' },
      emitted: {} as CommandEmitted<Done>,
      tags: {} as 'idle' | 'busy',
    },
    actors: { run: requiredActor<Done, { input: Input }>(id, 'run') },
    actions: {
      keepDone: assign({ done: (_, { done }: { done: Done }) => done }),
      keepFailure: assign({
        failure: (_, { error }: { error: unknown }) => ApiError.from(error),
      }),
      emitFailed: emit((_, { error }: { error: unknown }) => ({
        type: 'command.failed' as const,
        failure: ApiError.from(error),
      })),
      /** Publishes the result to the rest of the kit, with or without a view. */
      publish: (_, _params: { input: Input; done: Done }) => requiredAction(id, 'publish')(),
      logFailure: (_, _params: { error: unknown }) => requiredAction(id, 'logFailure')(),
      emitDone: emit((_, { done }: { done: Done }) => ({ type: 'command.done' as const, done })),
    },
  }).createMachine({
    id,
    meta: { flow: 'command' },
    context: ({ input: { input } }) => ({ input, done: null, failure: null }),
    initial: 'asking',
    states: {
      asking: { tags: 'idle', on: { 'command.confirmed': 'running' } },
      running: {
        tags: 'busy',
        entry: assign({ failure: null }),
        invoke: {
          src: 'run',
          input: ({ context: { input } }) => ({ input }),
          onDone: {
            target: 'done',
            actions: [
              { type: 'keepDone', params: ({ event }) => ({ done: event.output }) },
              {
                type: 'publish',
                params: ({ context, event }) => ({ input: context.input, done: event.output }),
              },
              { type: 'emitDone', params: ({ event }) => ({ done: event.output }) },
            ],
          },
          onError: {
            target: 'failed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event },
              { type: 'logFailure', params: ({ event }) => event },
              { type: 'emitFailed', params: ({ event }) => event },
            ],
          },
        },
      },
      failed: { tags: 'idle', on: { 'command.confirmed': 'running' } },
      done: { type: 'final' },
    },
  });
}
