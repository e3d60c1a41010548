import { offerToComposer } from '@saudagar/feed/machines';
import { provideFlow } from '@saudagar/flows';
import { offerToConversation } from '@saudagar/messaging/machines';
import type { Portal } from '@saudagar/portal/machines';
import type { OfferedContent } from '@saudagar/writing/machines';
import { assign, emit, fromPromise, setup } from 'xstate';
import { forgetShared, readShared } from './sharedContent.ts';

const unprovided = (): never => {
  throw new Error('shared: provide its actors and actions');
};

interface SharedContext {
  id: string;
  content: OfferedContent | null;
}

/** Place of what was shared: a conversation, or the feed without one. */
interface Place {
  conversationId: string | null;
}

/** Asks for the place of what was shared from another app, and offers it there once. */
export const sharedMachine = setup({
  types: {
    context: {} as SharedContext,
    input: {} as { id: string },
    events: {} as { type: 'place.chosen' } & Place,
    emitted: {} as ({ type: 'shared.offered' } & Place) | { type: 'shared.lost' },
  },
  actors: { read: fromPromise<OfferedContent | null, { id: string }>(unprovided) },
  actions: {
    offer: (_, _params: SharedContext & Place) => unprovided(),
    logFailure: (_, _params: { error: unknown }) => {},
    keep: assign((_, { content }: { content: OfferedContent | null }) => ({ content })),
    emitOffered: emit((_, { conversationId }: Place) => ({
      type: 'shared.offered' as const,
      conversationId,
    })),
    emitLost: emit({ type: 'shared.lost' }),
  },
  guards: { isThere: (_, { content }: { content: OfferedContent | null }) => content !== null },
}).createMachine({
  id: 'shared',
  context: ({ input }) => ({ ...input, content: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ content: event.output }) },
            target: 'asking',
            actions: { type: 'keep', params: ({ event }) => ({ content: event.output }) },
          },
          { target: 'lost', actions: 'emitLost' },
        ],
        onError: {
          target: 'lost',
          actions: [{ type: 'logFailure', params: ({ event }) => event }, 'emitLost'],
        },
      },
    },
    asking: {
      on: {
        'place.chosen': {
          target: 'offered',
          actions: [
            { type: 'offer', params: ({ context, event }) => ({ ...context, ...event }) },
            { type: 'emitOffered', params: ({ event }) => event },
          ],
        },
      },
    },
    offered: { type: 'final' },
    lost: { type: 'final' },
  },
});

/** Reads what the service worker kept, and forgets it once a composer has it. */
export const provideShared = (portal: Portal) =>
  provideFlow(sharedMachine, {
    actors: {
      read: fromPromise<OfferedContent | null, { id: string }>(({ input }) => readShared(input.id)),
    },
    actions: {
      offer(_: unknown, { id, content, conversationId }: SharedContext & Place) {
        if (content === null) return;
        if (conversationId === null) offerToComposer(portal, content);
        else offerToConversation(portal, conversationId, content);
        void forgetShared(id).catch(() => {});
      },
    },
  });
