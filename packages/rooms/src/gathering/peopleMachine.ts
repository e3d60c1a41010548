import type { Member } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';

/** Milliseconds without another key until the server is asked. */
const ASK_DELAY = 150;

export interface PeopleContext {
  /** What is typed of a name. */
  query: string;
  /** Who fits what was asked for last. */
  found: readonly Member[];
}

export type PeopleEvent =
  | { type: 'query.changed'; query: string }
  | { type: 'people.retried' }
  /** What is in the list is no longer to be chosen from by name. */
  | { type: 'query.cleared' };

/** Members to choose from: whom one knows, or whose name begins so. The last text typed wins. */
export const peopleMachine = setup({
  types: { context: {} as PeopleContext, events: {} as PeopleEvent },
  actors: {
    findMembers: fromPromise<Member[], { query: string }>(() => {
      throw new Error('people: provide findMembers');
    }),
  },
  actions: {
    note: assign((_, change: Partial<PeopleContext>) => change),
  },
  guards: {
    isAsked: ({ context }) => context.query !== '',
    isNobody: (_, { found }: { found: readonly Member[] }) => found.length === 0,
  },
  delays: { askDelay: ASK_DELAY },
}).createMachine({
  id: 'people',
  context: { query: '', found: [] },
  initial: 'asking',
  on: {
    'query.changed': {
      target: '.waiting',
      actions: { type: 'note', params: ({ event: { query } }) => ({ query }) },
    },
    'query.cleared': {
      guard: 'isAsked',
      target: '.asking',
      actions: { type: 'note', params: { query: '' } },
    },
  },
  states: {
    waiting: { after: { askDelay: 'asking' } },
    asking: {
      invoke: {
        src: 'findMembers',
        input: ({ context: { query } }) => ({ query }),
        onDone: [
          {
            guard: { type: 'isNobody', params: ({ event }) => ({ found: event.output }) },
            target: 'nobody',
            actions: { type: 'note', params: { found: [] } },
          },
          {
            target: 'found',
            actions: { type: 'note', params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'note', params: { found: [] } } },
      },
    },
    found: {},
    nobody: {},
    failed: { on: { 'people.retried': 'asking' } },
  },
});
