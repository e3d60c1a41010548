import { type OfferedContent, offerToComposer } from '@saudagar/feed/machines';
import { provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { emit, fromPromise, setup } from 'xstate';
import { forgetShared, readShared } from './sharedContent.ts';

const unprovided = (): never => {
  throw new Error('shared: provide its actors and actions');
};

/** Opens the composer with what was shared from another app, once. */
const sharedMachine = setup({
  types: {
    context: {} as { id: string },
    input: {} as { id: string },
    emitted: {} as { type: 'shared.offered' } | { type: 'shared.lost' },
  },
  actors: { read: fromPromise<OfferedContent | null, { id: string }>(unprovided) },
  actions: {
    offer: (_, _params: { id: string; content: OfferedContent | null }) => unprovided(),
    logFailure: (_, _params: { error: unknown }) => {},
    emitOffered: emit({ type: 'shared.offered' }),
    emitLost: emit({ type: 'shared.lost' }),
  },
  guards: { isThere: (_, { content }: { content: OfferedContent | null }) => content !== null },
}).createMachine({
  id: 'shared',
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ content: event.output }) },
            target: 'offered',
            actions: [
              {
                type: 'offer',
                params: ({ context, event }) => ({ ...context, content: event.output }),
              },
              'emitOffered',
            ],
          },
          { target: 'lost', actions: 'emitLost' },
        ],
        onError: {
          target: 'lost',
          actions: [{ type: 'logFailure', params: ({ event }) => event }, 'emitLost'],
        },
      },
    },
    offered: { type: 'final' },
    lost: { type: 'final' },
  },
});

/** Reads what the service worker kept, and forgets it once the composer has it. */
export const provideShared = (portal: Portal) =>
  provideFlow(sharedMachine, {
    actors: {
      read: fromPromise<OfferedContent | null, { id: string }>(({ input }) => readShared(input.id)),
    },
    actions: {
      offer(_: unknown, { id, content }: { id: string; content: OfferedContent | null }) {
        if (content === null) return;
        offerToComposer(portal, content);
        void forgetShared(id).catch(() => {});
      },
    },
  });
